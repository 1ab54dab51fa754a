/** Links from one file of the repository to another: the file is there. */
import path from 'node:path';
import type {ProseDocument} from './document';

/** What begins with a scheme, a slash or a hash is an address of the site or of another. */
const ADDRESS = /^(?:[a-z][a-z+.-]*:|[/#]|$)/i;

/** The path that a link writes with escapes; what is no escape stands for itself. */
function pathOf(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

/**
 * Links to files that are not there, one message each.
 *
 * @param exists whether a file or folder is there; its path is relative to the repository
 */
export function fileLinkProblems(
  documents: readonly Pick<ProseDocument, 'file' | 'labels'>[],
  exists: (file: string) => boolean,
): string[] {
  return documents.flatMap(({file, labels}) =>
    labels
      .map(({line, url}) => ({line, target: url.replace(/[?#].*$/s, '')}))
      .filter(({target}) => !ADDRESS.test(target))
      .filter(({target}) => !exists(path.posix.join(path.posix.dirname(file), pathOf(target))))
      .map(
        ({line, target}) =>
          `${file}:${line}: ${target} leads to no file. Correct the path; if the file was renamed, ` +
          'write its new name. [file-links]',
      ),
  );
}
