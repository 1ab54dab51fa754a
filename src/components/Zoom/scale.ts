/** Scales of the image in the dialog. A scale of 1 is its natural size. */

/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum scale at which the text of a diagram is readable. */
const READABLE = 0.85;

/** Maximum initial scale of a vector image, so that small images stay in proportion. */
const LARGEST_START = 2;

const STEP = 1.25;
const LARGEST = 5;

/** Scale at which the whole image is visible. */
export function fitScale(picture: Size, room: Size): number {
  return Math.min(room.width / picture.width, room.height / picture.height);
}

/** Initial scale: the whole image if it is then readable, otherwise a readable scale with scrolling. */
export function startScale(picture: Size, room: Size, isVector: boolean): number {
  const fit = fitScale(picture, room);
  return isVector ? Math.min(LARGEST_START, Math.max(READABLE, fit)) : Math.min(1, fit);
}

/** The next scale: 1 enlarges, -1 shrinks, at most until the whole image is visible. */
export function nextScale(scale: number, direction: 1 | -1, fit: number): number {
  const next = direction === 1 ? scale * STEP : scale / STEP;
  return Math.min(LARGEST, Math.max(Math.min(fit, 1, scale), next));
}
