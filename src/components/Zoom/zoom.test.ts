import {canEnlarge, fitScale, nextScale, startScale} from './scale';

const room = {width: 1000, height: 800};

describe('startScale', () => {
  it('fits a diagram if its text stays readable, and at most doubles its size', () => {
    expect(startScale({width: 1000, height: 400}, room, true)).toBe(1);
    expect(startScale({width: 100, height: 100}, room, true)).toBe(2);
    expect(startScale({width: 4000, height: 400}, room, true)).toBe(0.85);
  });
  it('fits a photograph, and never enlarges it beyond its natural size', () => {
    expect(startScale({width: 4000, height: 400}, room, false)).toBe(0.25);
    expect(startScale({width: 100, height: 100}, room, false)).toBe(1);
  });
});

describe('nextScale', () => {
  it('changes in steps between the whole image and five times its size', () => {
    expect(nextScale(1, 1, 0.5)).toBe(1.25);
    expect(nextScale(1, -1, 0.5)).toBe(0.8);
    expect(nextScale(0.55, -1, 0.5)).toBe(0.5);
    expect(nextScale(4.9, 1, 0.5)).toBe(5);
  });
  it('never enlarges when shrinking', () => {
    expect(nextScale(0.85, -1, fitScale({width: 100, height: 100}, room))).toBe(0.85);
  });
});

it.each([
  ['shrunk by the column', 1400, 700, true],
  ['at natural size', 720, 700, false],
  ['before layout', 1400, 0, false],
])('canEnlarge an image %s', (_, naturalWidth, shownWidth, expected) =>
  expect(canEnlarge(naturalWidth, shownWidth)).toBe(expected),
);
