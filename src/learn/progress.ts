import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/** Files of lessons, which a reload and the back button keep until the reader closes the tab. */
const drafts = createStorageSlot('learn.drafts', {persistence: 'sessionStorage'});

const readDrafts = () => JSON.parse(drafts.get() ?? '{}') as Record<string, string>;

/** The reader's file of a lesson. */
export const readDraft = (id: string): string | undefined => readDrafts()[id];

/** Stores the reader's file of a lesson. */
export const saveDraft = (id: string, text: string): void =>
  drafts.set(JSON.stringify({...readDrafts(), [id]: text}));

/** The ids of the lessons that the reader has completed, in the browser's storage. Empty on the server. */
export function useProgress() {
  const [stored, {set, del}] = useStorageSlot('learn.done');
  const done = stored?.split(' ') ?? [];
  return {
    done,
    complete: (id: string) => !done.includes(id) && set([...done, id].join(' ')),
    forget: () => {
      del();
      drafts.del();
    },
  };
}
