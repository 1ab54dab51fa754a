import {LATEST_VERSION, docPath} from './versions';

/** The guides that explain the code of `/start`. */
export const START_GUIDES = [
  {
    label: 'Add Pricing4SaaS to an existing project',
    path: docPath(LATEST_VERSION, 'docs/getting-started/existing-project'),
  },
  {
    label: 'A Node.js back end with Pricing4TS',
    path: docPath(LATEST_VERSION, 'api/guides/node-back-end'),
  },
] as const;
