import type {Plugin} from '@docusaurus/types';
import {ECOSYSTEM, outdatedFacts} from '../../site/suite';

/** Reports facts about other projects that were verified long ago. */
export default function datedFactsPlugin(): Plugin {
  return {
    name: 'dated-facts',
    async postBuild() {
      // `npm test` rejects a "[WARNING]". The date must not stop changes that are not related to the facts.
      outdatedFacts(ECOSYSTEM, new Date()).forEach((fact) => console.warn(`[OUTDATED] ${fact}`));
    },
  };
}
