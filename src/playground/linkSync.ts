/** Links to the playground that the build writes into pages. */
import {deflateRawSync} from 'node:zlib';
import {LINK_PREFIX, MAX_STATE, serializeState, stateOf} from './link';

/**
 * Creates the fragment of a link that opens a pricing file, in the format of `encodeLink`.
 *
 * @throws Error if the file is too large for a link
 */
export function encodeLinkSync(text: string): string {
  const json = Buffer.from(serializeState(stateOf(text)));
  if (json.length > MAX_STATE) {
    throw new Error(
      `A link to the playground holds at most ${MAX_STATE} bytes, but this file needs ${json.length}. ` +
        'Shorten the file.',
    );
  }
  return `${LINK_PREFIX}${deflateRawSync(json, {level: 9}).toString('base64url')}`;
}
