import {describe, expect, it} from 'vitest';
import {fitScale, nextScale, startScale} from './scale';
import {canEnlarge} from './canEnlarge';

const room = {width: 1000, height: 800};

describe('startScale', () => {
  it('fits a diagram where its text stays readable, and enlarges it at most twice', () => {
    expect(startScale({width: 1000, height: 400}, room, true)).toBe(1);
    expect(startScale({width: 100, height: 100}, room, true)).toBe(2);
    expect(startScale({width: 4000, height: 400}, room, true)).toBe(0.85);
  });
  it('fits a photograph, and never enlarges it beyond its pixels', () => {
    expect(startScale({width: 4000, height: 400}, room, false)).toBe(0.25);
    expect(startScale({width: 100, height: 100}, room, false)).toBe(1);
  });
});

describe('nextScale', () => {
  it('goes in steps, down to the whole image and up to five times', () => {
    expect(nextScale(1, 1, 0.5)).toBe(1.25);
    expect(nextScale(1, -1, 0.5)).toBe(0.8);
    expect(nextScale(0.55, -1, 0.5)).toBe(0.5);
    expect(nextScale(4.9, 1, 0.5)).toBe(5);
  });
  it('never enlarges on the way down', () => {
    expect(nextScale(0.85, -1, fitScale({width: 100, height: 100}, room))).toBe(0.85);
  });
});

describe('canEnlarge', () => {
  const shrunk = {naturalWidth: 1400, shownWidth: 700, isLink: false};
  it('is true for an image that the column shrinks', () => {
    expect(canEnlarge(shrunk)).toBe(true);
  });
  it('is false at natural size, for links, and before the image has a place', () => {
    expect(canEnlarge({...shrunk, naturalWidth: 720})).toBe(false);
    expect(canEnlarge({...shrunk, isLink: true})).toBe(false);
    expect(canEnlarge({...shrunk, shownWidth: 0})).toBe(false);
  });
});
