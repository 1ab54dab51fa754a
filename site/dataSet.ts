/** Source of the pricings of real products. */
import {REPOSITORIES} from './links';

/** The data set that `scripts/pricings` reads. */
export const DATA_SET = {
  repository: REPOSITORIES.saasAnalysis,
  commit: '995959f',
  doi: '10.5281/zenodo.16106711',
  license: 'CC BY 4.0',
  licenseAddress: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Path of the page, below the base path, and of the folder with the files. */
export const PRICINGS_PATH = '/pricings';
