/** Checks pricings that are files, which pages quote and readers load. */
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {readYaml} from '../../site/yaml';
import type {Problem} from '../../markdown/fences';
import {unknownReadsIn} from '../fences/yaml/parsers';

/** What expressions of a pricing read, but the file does not have. Tests of samples report other mistakes. */
export function pricingProblems(file: string, text: string): Problem[] {
  if (!/\.ya?ml$/.test(file) || !/^saasName:/m.test(text)) return [];

  const {rangeOf} = readPositions(text);
  return unknownReadsIn(readYaml(text).data).map(({path, message}) => ({
    file,
    line: rangeOf(path).line,
    message,
  }));
}
