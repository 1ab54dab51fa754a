/** The properties of an image that decide whether it can be enlarged. */
export interface ImageOnPage {
  /** Natural width in CSS pixels. */
  readonly naturalWidth: number;
  /** Width on the page in CSS pixels. */
  readonly shownWidth: number;
  readonly isLink: boolean;
}

/** Smaller factors can be caused by rounding. */
const MIN_GAIN = 1.05;

/** Whether the page shows an image smaller than its natural size, so that it has a zoom button. */
export const canEnlarge = ({naturalWidth, shownWidth, isLink}: ImageOnPage): boolean =>
  !isLink && shownWidth > 0 && naturalWidth > shownWidth * MIN_GAIN;
