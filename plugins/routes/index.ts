import type {LoadContext, Plugin} from '@docusaurus/types';
import additional from '../../site/routes/additional.json';
import contract from '../../site/routes/routes.json';
import {compareRoutes, describeDifference} from './compare';

/** Stops the build when the pages and `site/routes/routes.json` differ. */
export default function routeContractPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'route-contract',
    async postBuild({routesPaths}) {
      const promised = [...contract.routes, ...additional.routes];
      const problem = describeDifference(compareRoutes(promised, routesPaths, baseUrl));
      if (problem !== undefined) {
        throw new Error(problem);
      }
    },
  };
}
