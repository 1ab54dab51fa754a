/** Scales of the image in the dialog. A scale of 1 is its natural size. */

/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum scale at which the text of a diagram is readable. */
const MIN_READABLE = 0.85;

/** Maximum initial scale of a vector image, so that small images stay in proportion. */
const MAX_START = 2;

/** Smaller factors can be caused by rounding. */
const MIN_GAIN = 1.05;

const STEP = 1.25;
const MAX_SCALE = 5;

/** Scale at which the whole image is visible. */
export const fitScale = (image: Size, room: Size): number =>
  Math.min(room.width / image.width, room.height / image.height);

/** Whether the page shows an image smaller than its natural width, so that it has a zoom button. */
export const canEnlarge = (naturalWidth: number, shownWidth: number): boolean =>
  shownWidth > 0 && naturalWidth > shownWidth * MIN_GAIN;

/** Initial scale: the whole image if it is then readable, otherwise a readable scale with scrolling. */
export function startScale(image: Size, room: Size, isVector: boolean): number {
  const fit = fitScale(image, room);
  return isVector ? Math.min(MAX_START, Math.max(MIN_READABLE, fit)) : Math.min(1, fit);
}

/** The next scale: 1 enlarges, -1 shrinks, at most until the whole image is visible. */
export function nextScale(scale: number, direction: 1 | -1, fit: number): number {
  const next = direction === 1 ? scale * STEP : scale / STEP;
  return Math.min(MAX_SCALE, Math.max(Math.min(fit, 1, scale), next));
}
