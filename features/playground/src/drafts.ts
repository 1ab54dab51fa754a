/**
 * Drafts: what the reader has changed, in the browser's storage. Each file that the reader opens and
 * changes has its own draft, so that no link, sample or other tab replaces one.
 */
import {local, readStored, writeStored} from './storage';

/** A changed file. */
export interface Draft {
  readonly id: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
}

export const DRAFTS_KEY = 'playground.drafts';

export const MAX_DRAFTS = 10;

function isDraft(value: unknown): value is Draft {
  const {id, time, text} = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof time === 'number' && typeof text === 'string';
}

/** The stored drafts, the latest first. Empty if the storage cannot be read. */
export function readDrafts(storage = local): readonly Draft[] {
  try {
    const stored = JSON.parse(readStored(DRAFTS_KEY, storage) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** What {@link saveDraft} has stored. */
export interface SavedDraft {
  readonly id: string;
  /** All stored drafts, the latest first. */
  readonly drafts: readonly Draft[];
  /** The oldest drafts, if they had to make room. */
  readonly removed: readonly Draft[];
  /** The draft with the same id that another tab has changed. It is kept. */
  readonly foreign: Draft | undefined;
}

/** An id for a new draft. */
export const newDraftId = (): string => `${Date.now()}-${Math.random()}`;

/**
 * Stores a draft in the place of the one with its id. If the storage is full, removes the oldest drafts.
 *
 * @param base text of the draft when this tab last read or stored it. If the stored text differs,
 *   another tab has changed it, and the draft gets a new id.
 * @returns undefined if the draft cannot be stored
 */
export function saveDraft(draft: Draft, base?: string, storage = local): SavedDraft | undefined {
  const stored = readDrafts(storage);
  const same = stored.find(({id}) => id === draft.id);
  const foreign = base !== undefined && same?.text !== base ? same : undefined;
  const id = foreign ? newDraftId() : draft.id;
  const all = [{...draft, id}, ...stored.filter((other) => other.id !== id)];
  for (let count = Math.min(all.length, MAX_DRAFTS); count > 0; count -= 1) {
    const drafts = all.slice(0, count);
    if (writeStored(DRAFTS_KEY, JSON.stringify(drafts), storage))
      return {id, drafts, removed: all.slice(count), foreign};
  }
  return undefined;
}

/** Removes a draft, and returns the others. */
export function deleteDraft(id: string, storage = local): readonly Draft[] {
  const others = readDrafts(storage).filter((draft) => draft.id !== id);
  writeStored(DRAFTS_KEY, JSON.stringify(others), storage);
  return others;
}

/** The name that a pricing declares, without reading the file as YAML. */
export const nameOf = (text: string): string | undefined =>
  /^saasName:[ \t]*['"]?([^'"#\n]{1,60})/m.exec(text)?.[1]?.trim() || undefined;

/** A name without characters that change the direction of what follows it. */
export const withoutTurns = (name: string): string =>
  name.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** A draft as the menu lists it. A name from right to left does not turn the rest. */
export function draftLabel({text, time}: Draft): string {
  const date = new Date(time).toLocaleString(undefined, {dateStyle: 'short', timeStyle: 'short'});
  const version = /^(?:syntaxV|v)ersion:\s*["']?([1-3]\.[01])\b/m.exec(text);
  const name = withoutTurns(nameOf(text) ?? 'Untitled');
  return `\u2068${name}\u2069${version ? ` ${version[1]}` : ''}, ${date}`;
}
