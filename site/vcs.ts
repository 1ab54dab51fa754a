/** The dates of pages, which one call of Git reads; those of the files for pages that are not committed yet. */
import {realpathSync, statSync} from 'node:fs';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

const git = getVcsPreset('git-eager');

export const vcs: VcsConfig = {
  initialize: (parameters) => git.initialize(parameters),
  getFileCreationInfo: (file) => git.getFileCreationInfo(realpathSync.native(file)),
  getFileLastUpdateInfo: async (file) =>
    (await git.getFileLastUpdateInfo(realpathSync.native(file))) ?? {
      timestamp: statSync(file).mtimeMs,
      author: '',
    },
};
