// region: render
import {isOn} from './claims';
import {verifiedClaims} from './verify';

/** Renders the buttons of a note. `token` is the value of a cookie. */
export async function renderButtons(token: string | undefined, key: CryptoKey): Promise<string> {
  const claims = (token && (await verifiedClaims(token, key))) || {};
  const buttons = ['<button>Save</button>'];
  if (isOn(claims, 'pdfExport')) {
    buttons.push('<button>Export as PDF</button>');
  }
  return buttons.join('');
}
// endregion: render
