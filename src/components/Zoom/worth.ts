/** A picture on the page, as far as it decides whether enlarging it helps. */
export interface PictureOnPage {
  /** Natural width in CSS pixels. */
  readonly naturalWidth: number;
  /** Width it has on the page. */
  readonly shownWidth: number;
  /** Whether a click on it already leads somewhere. */
  readonly isLink: boolean;
}

/**
 * Whether a picture gets a button that enlarges it: when the page shows it smaller than it is. That
 * leaves out icons, badges and every picture at its natural size.
 */
export function isWorthZooming({naturalWidth, shownWidth, isLink}: PictureOnPage): boolean {
  // A pixel or two are lost to rounding, and nobody gains from getting them back.
  return !isLink && shownWidth > 0 && naturalWidth > shownWidth * 1.05;
}
