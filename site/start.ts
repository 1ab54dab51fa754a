/** Options of the page with code for a pricing. */
import type {StartOptions} from '@pricing4saas/start';
import {playground} from './playground';
import {LATEST_VERSION, docPath} from './versions';

export const start: StartOptions = {playground, folder: 'samples/start'};

/** The guides that explain what the code does. */
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
