import {REPOSITORIES} from '../../site/links';

/** Source of the pricings, which `update/` reads. */
export const DATA_SET = {
  repository: REPOSITORIES.saasAnalysis,
  commit: '995959f',
  doi: '10.5281/zenodo.16106711',
  license: 'CC BY 4.0',
  licenseAddress: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
