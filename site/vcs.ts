/** The dates of pages. */
import {statSync} from 'node:fs';
import {FileNotTrackedError, getFileCommitDate, getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

const preset = getVcsPreset('default-v1');

/** Docusaurus' dates, and the date of the file for a page that is not committed yet. */
export const vcs: VcsConfig = {
  ...preset,
  async getFileLastUpdateInfo(file) {
    try {
      await getFileCommitDate(file, {age: 'newest'});
    } catch (error) {
      if (error instanceof FileNotTrackedError)
        return {timestamp: statSync(file).mtimeMs, author: ''};
    }
    return preset.getFileLastUpdateInfo(file);
  },
};
