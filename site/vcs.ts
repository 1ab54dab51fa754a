/** The dates of pages: Docusaurus' own, and that of the file for a page that is not committed yet. */
import {statSync} from 'node:fs';
import {FileNotTrackedError, getFileCommitDate, getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

const preset = getVcsPreset('default-v1');

export const vcs: VcsConfig = {
  // Docusaurus accepts only functions of one parameter, which those of the preset are not.
  initialize: (parameters) => preset.initialize(parameters),
  getFileCreationInfo: (file) => preset.getFileCreationInfo(file),
  getFileLastUpdateInfo: (file) =>
    getFileCommitDate(file, {age: 'newest', includeAuthor: true}).catch((error: unknown) =>
      error instanceof FileNotTrackedError
        ? {timestamp: statSync(file).mtimeMs, author: ''}
        : preset.getFileLastUpdateInfo(file),
    ),
};
