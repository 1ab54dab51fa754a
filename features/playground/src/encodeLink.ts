import {LINK_PREFIX} from './address';
import {MAX_STATE, type SharedState} from './link';

/**
 * Creates the fragment of a link.
 *
 * @returns undefined if the state is larger than {@link MAX_STATE}
 */
export async function encodeLink({
  selection,
  text,
  panel,
  other,
}: SharedState): Promise<string | undefined> {
  const {plan, addOns, userContext} = selection;
  const json = JSON.stringify({text, plan, addOns, userContext, panel, other});
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > MAX_STATE) return undefined;

  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const compressed = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(compressed, (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${LINK_PREFIX}${base64}`;
}
