/** The search backend of this build, from its configuration. */
import siteConfig from '@generated/docusaurus.config';
import type {SearchSettings} from '@site/site/search';
import type {DocsVersion} from '@site/site/versions';
import {searchBackend} from './backend';
import {preferencesFor} from '../engine/filters';
import type {SearchBackend} from '../engine/types';

/** Which backend the build was configured for. */
export const searchSettings = siteConfig.customFields!.search as SearchSettings;

/** The backend, with the data of the docs version being read first. */
export function currentBackend(reading: DocsVersion): Promise<SearchBackend> {
  return searchBackend(searchSettings, siteConfig.baseUrl, preferencesFor(reading));
}
