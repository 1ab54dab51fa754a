/**
 * Writes `disagreements.json` from the conformance corpus: readers of the post download what it
 * shows (about 30 kB), not the whole corpus (about 390 kB).
 *
 * Usage: npx tsx src/components/ParserDisagreements/generate.mts
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {CATALOGUE} from './catalogue';
import {describeDisagreements, summariseCorpus, type ConformanceCase} from './corpus';

const corpusFile = path.resolve(import.meta.dirname, '../../../pricing2yaml/corpus/documents.json');
const target = path.join(import.meta.dirname, 'disagreements.json');

const {cases} = JSON.parse(readFileSync(corpusFile, 'utf8')) as {cases: ConformanceCase[]};
const content = {
  figures: summariseCorpus(cases),
  disagreements: describeDisagreements(cases, CATALOGUE),
};
const options = await resolveConfig(target);
writeFileSync(target, await format(JSON.stringify(content), {...options, parser: 'json'}));
