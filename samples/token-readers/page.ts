// region: page
import {isOn} from './claims';
import {currentClaims} from './client';

/** Shows an element with data-feature="pdfExport" only if the feature is on. */
export function toggleElements(): void {
  const claims = currentClaims();
  for (const element of document.querySelectorAll<HTMLElement>('[data-feature]')) {
    element.hidden = !isOn(claims, element.dataset.feature!);
  }
}

window.addEventListener('pricing-token', toggleElements);
toggleElements();
// endregion: page
