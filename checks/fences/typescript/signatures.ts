/** Compares declarations that a page shows with those of the installed package. */
import type {Fence} from '../../../markdown/fences';

/** Types that declarations of Pricing4React name, but that it does not export. */
const TYPES = [
  "import type * as React from 'react';",
  "import type {JSX} from 'react';",
  'import type {ClientProviderStatus, Hook, JsonValue, OpenFeatureEventEmitter, ResolutionDetails}',
  "from '@openfeature/react-sdk';",
  "import type {NAryFunction} from 'pricing4react/dist/lib/logic/model/NAryFunction';",
  "type BinaryLogicalPredicate = ReturnType<typeof import('pricing4react').and>;",
  "import type {ExtendedFeatureStatus} from 'pricing4react/node_modules/pricing4ts';",
  // Without private members.
  'type Public<T> = T extends new () => infer I ? {[Name in keyof I]: I[Name]} : T;',
  'declare const open: <T>(value: T) => Public<T>;',
].join(' ');

const comparison = (name: string): string =>
  `{const own = open(release.${name}); const quoted = open(shown.${name}); ` +
  'own satisfies typeof quoted; ' +
  // One error for each declaration.
  'quoted satisfies [typeof own] extends [typeof quoted] ? typeof own : typeof quoted;}';

/** A module with an error in the line of each declaration that differs from the package. */
export function signatureSource({code, values}: Fence): string {
  const declarations = code.replace(
    /^(?:class|function) (\w+)/gm,
    (declaration, name: string) => `} ${comparison(name)} declare namespace shown {${declaration}`,
  );
  return `${TYPES} import * as release from '${values.get('signature')}'; declare namespace shown {${declarations}\n}`;
}
