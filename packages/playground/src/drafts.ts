/**
 * Drafts: what the reader has changed, in the browser's storage. Each file that the reader opens and
 * changes has its own draft, so that no link, sample or other tab replaces one.
 */

/** A changed file. */
export interface Draft {
  readonly id: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
}

/** Key in the storage. */
export const DRAFTS_KEY = 'playground.drafts';

/** Number of drafts that are kept. */
export const MAX_DRAFTS = 10;

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

function isDraft(value: unknown): value is Draft {
  const {id, time, text} = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof time === 'number' && typeof text === 'string';
}

/** The browser's storage, or undefined if the reader forbids it. */
export function draftStorage(): DraftStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The stored drafts, the latest first. Empty if the storage cannot be read. */
export function readDrafts(storage = draftStorage()): readonly Draft[] {
  try {
    const stored = JSON.parse(storage?.getItem(DRAFTS_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/**
 * Stores a draft in the place of the one with its id. If the storage is full, removes the oldest drafts.
 *
 * @returns the stored drafts, or undefined if the draft cannot be stored
 */
export function saveDraft(draft: Draft, storage = draftStorage()): readonly Draft[] | undefined {
  const others = readDrafts(storage).filter(({id}) => id !== draft.id);
  for (let drafts = [draft, ...others].slice(0, MAX_DRAFTS); drafts.length > 0; drafts.pop()) {
    try {
      storage?.setItem(DRAFTS_KEY, JSON.stringify(drafts));
      return storage && drafts;
    } catch {
      // Full, unless this was the last draft.
    }
  }
  return undefined;
}

/** The name that a pricing declares, without reading the file as YAML. */
export function nameOf(text: string): string | undefined {
  return /^saasName:[ \t]*['"]?([^'"#\n]{1,60})/m.exec(text)?.[1]?.trim() || undefined;
}
