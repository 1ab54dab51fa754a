/** Runs the Java checker on fixtures in which each kind of metadata passes and fails. */
import {checkFixture} from '../fixture';
import {javaChecker} from './checker';
import {OBSTACLE} from './testing';

describe.skipIf(OBSTACLE)(`javaChecker ${OBSTACLE}`, {timeout: 180_000}, () => {
  it.each([
    ['good', 0],
    ['bad', 30],
    ['exit', 1],
  ])('finds each expected mistake of %s-2.0.1.md, and no other', (name, count) => {
    const file = `java/fixtures/${name}-2.0.1.md`;
    const {expected, found} = checkFixture(file, '2.0.1', [javaChecker]);
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThanOrEqual(count);
  });
});
