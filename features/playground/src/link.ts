/**
 * Links to the playground. The fragment of the URL contains the whole state, so that no server receives
 * it: `#v1.` and the state as JSON, compressed (deflate-raw) and encoded (base64url). Samples have a
 * short form, `#sample=noteharbor-2.1`, and so have files that the site publishes: `#file=slack-2025`.
 */
import {FILE_PREFIX, LINK_PREFIX, SAMPLE_PREFIX} from './address';
import type {Selection} from './types';

/** Maximum size of the state in bytes, as JSON. Larger links are rejected while they are decompressed. */
export const MAX_STATE = 256 * 1024;

/** Links with more characters are cut off by some programs. */
export const LONG_LINK = 8000;

/** A prefix and what follows it, without the punctuation of the text from which the link was copied. */
const LINK = new RegExp(`^(${SAMPLE_PREFIX}|${FILE_PREFIX}|#v\\d+\\.)([\\w-]*(?:\\.[\\w-]+)*)`);

/** Maximum number of compressed bytes that are decompressed at a time: deflate makes at most 4 MB of them. */
const SLICE = 4096;

export const PANELS = ['table', 'access', 'migrate', 'compare'] as const;

export type Panel = (typeof PANELS)[number];

/** A second file, which the first is compared with. */
export interface OtherFile {
  readonly name: string;
  readonly text: string;
  /** Whether the changes lead from the file in the editor to this one. */
  readonly isNewer: boolean;
}

export interface SharedState {
  readonly text: string;
  readonly selection: Selection;
  readonly panel: Panel;
  readonly other?: OtherFile | undefined;
}

export type LinkResult =
  | {readonly kind: 'none'}
  | {readonly kind: 'sample'; readonly id: string}
  | {readonly kind: 'state'; readonly state: SharedState}
  | {readonly kind: 'problem'; readonly message: string};

/** A subscription before the reader chooses one. */
export const NO_SELECTION: Selection = {plan: undefined, addOns: [], userContext: {}};

/** The state of a link that contains only a file. */
export const stateOf = (text: string): SharedState => ({
  text,
  selection: NO_SELECTION,
  panel: 'table',
});

/**
 * Reads the fragment of a URL, which anyone can write. Fragments that are not links, such as those of
 * headings, have the kind `none`. Never rejects.
 *
 * @param fragment with the leading `#`, or empty
 */
export async function readLink(fragment: string): Promise<LinkResult> {
  const [, prefix, content] = LINK.exec(fragment) ?? [];
  if (prefix === undefined) return {kind: 'none'};

  if (!prefix.startsWith('#v')) return {kind: 'sample', id: content!};

  if (prefix !== LINK_PREFIX)
    return {kind: 'problem', message: 'This page does not support the format of this link.'};

  try {
    const json = await inflate(decodeBase64(content!));
    const state = readState(JSON.parse(json) as unknown);
    return state
      ? {kind: 'state', state}
      : {kind: 'problem', message: 'This link does not contain a pricing file.'};
  } catch (error) {
    return {
      kind: 'problem',
      message:
        error instanceof RangeError
          ? `This link contains more than ${MAX_STATE / 1024} KiB, which is the maximum.`
          : 'This link is damaged. Copy the complete link and try again.',
    };
  }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  // Deflate never makes its input much larger, so that a longer text exceeds the limit.
  if (text.length > MAX_STATE * 1.5) throw new RangeError();

  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Decompresses slice by slice and stops at the limit. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let start = 0;
  const slices = new ReadableStream<BufferSource>({
    pull(controller) {
      controller.enqueue(bytes.subarray(start, start + SLICE));
      start += SLICE;
      if (start >= bytes.length) controller.close();
    },
  });
  const decoder = new TextDecoder('utf-8', {fatal: true});
  let text = '';
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > MAX_STATE) throw new RangeError();
      text += decoder.decode(chunk, {stream: true});
    },
  });
  await slices.pipeThrough(new DecompressionStream('deflate-raw')).pipeTo(sink);
  return text + decoder.decode();
}

function readState(value: unknown): SharedState | undefined {
  const {text, plan, addOns, userContext, panel, other} = (value ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string') return undefined;

  return {
    text,
    selection: {
      plan: typeof plan === 'string' ? plan : undefined,
      addOns: [addOns].flat().filter((name) => typeof name === 'string'),
      userContext: Object.fromEntries(
        Object.entries(userContext ?? {}).filter(([, entry]) =>
          ['string', 'number', 'boolean'].includes(typeof entry),
        ),
      ),
    },
    panel: PANELS.find((name) => name === panel) ?? 'table',
    ...readOther(other),
  };
}

function readOther(value: unknown): Pick<SharedState, 'other'> {
  const {name, text, isNewer} = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && typeof name === 'string'
    ? {other: {name, text, isNewer: isNewer === true}}
    : {};
}
