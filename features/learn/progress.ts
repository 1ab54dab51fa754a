import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';
import lessons from '@generated/learn/default/lessons.json';

/** The reader's file of a lesson, which a reload and the back button keep until the reader closes the tab. */
export const draftOf = (id: string) =>
  createStorageSlot(`learn.draft.${id}`, {persistence: 'sessionStorage'});

/** The ids of the lessons that the reader has completed, in the browser's storage. Empty on the server. */
export function useProgress() {
  const [stored, {set, del}] = useStorageSlot('learn.done');
  const done = stored?.split(' ') ?? [];
  return {
    done,
    complete: (id: string) => !done.includes(id) && set([...done, id].join(' ')),
    forget: () => {
      del();
      lessons.forEach(({id}) => draftOf(id).del());
    },
  };
}
