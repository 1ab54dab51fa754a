/** How large an image is shown in the dialog. A scale of 1 is its natural size. */

/** A width and a height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Below this scale the text of a diagram is hard to read. */
const READABLE = 0.85;

/** A vector image is not enlarged further on opening, so that small ones stay in proportion. */
const LARGEST_START = 2;

const STEP = 1.25;
const LARGEST = 5;

/** Scale at which the whole image is in sight. */
export function fitScale(picture: Size, room: Size): number {
  return Math.min(room.width / picture.width, room.height / picture.height);
}

/**
 * Scale on opening: the whole image where that leaves it readable, else a readable scale at which
 * the image is scrolled.
 */
export function startScale(picture: Size, room: Size, isVector: boolean): number {
  const fit = fitScale(picture, room);
  return isVector ? Math.min(LARGEST_START, Math.max(READABLE, fit)) : Math.min(1, fit);
}

/** The next scale in a direction: 1 enlarges, -1 shrinks. The whole image is the smallest. */
export function nextScale(scale: number, direction: 1 | -1, fit: number): number {
  const next = direction === 1 ? scale * STEP : scale / STEP;
  return Math.min(LARGEST, Math.max(Math.min(fit, 1, scale), next));
}
