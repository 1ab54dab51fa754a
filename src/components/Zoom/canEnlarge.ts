/** An image on the page, as far as it decides whether enlarging it helps. */
export interface ImageOnPage {
  /** Natural width in CSS pixels. */
  readonly naturalWidth: number;
  /** Its width on the page. */
  readonly shownWidth: number;
  /** Whether a click on it already leads somewhere. */
  readonly isLink: boolean;
}

/** Differences up to this factor come from rounding. */
const MIN_GAIN = 1.05;

/** Whether the page shows an image smaller than it is, so that it gets a button that enlarges it. */
export function canEnlarge({naturalWidth, shownWidth, isLink}: ImageOnPage): boolean {
  return !isLink && shownWidth > 0 && naturalWidth > shownWidth * MIN_GAIN;
}
