/**
 * Docusaurus plugin: publishes the licenses of all packages in the browser's bundles, and fails the
 * build if one of them is not allowed.
 */
import type {Plugin} from '@docusaurus/types';
import {LICENSES_FILE} from '../../site/licenses';
import {bundlePlugin} from '../upstream/bundle';
import {formatLicenses, licenseProblems, packagesOf} from './licenses';

export default (): Plugin =>
  bundlePlugin('licenses', ({files}, emit) => {
    const packages = packagesOf(files);
    emit(LICENSES_FILE, formatLicenses(packages));
    return licenseProblems(packages);
  });
