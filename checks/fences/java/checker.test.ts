/** Runs the Java checker on fixtures in which each kind of metadata passes and fails. */
import {checkFixture} from '../fixture';
import {javaChecker} from './checker';
import {OBSTACLE} from './testing';

const context = {requireTools: true, skip: () => {}};

describe.skipIf(OBSTACLE)(`javaChecker ${OBSTACLE}`, {timeout: 180_000}, () => {
  it.each([
    ['good', 0],
    ['bad', 30],
    ['exit', 1],
  ])('finds each expected mistake of %s-2.0.1.md, and no other', async (name, count) => {
    const file = `java/fixtures/${name}-2.0.1.md`;
    const {expected, found} = await checkFixture(file, '2.0.1', [javaChecker], context);
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThanOrEqual(count);
  });
});
