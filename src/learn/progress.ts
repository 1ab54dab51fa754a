import {useStorageSlot} from '@docusaurus/theme-common';

/** The ids of the lessons that the reader has completed, in the browser's storage. Empty on the server. */
export function useProgress() {
  const [stored, {set, del}] = useStorageSlot('learn.done');
  const done = stored?.split(' ') ?? [];
  return {
    done,
    complete: (id: string) => !done.includes(id) && set([...done, id].join(' ')),
    forget: del,
  };
}
