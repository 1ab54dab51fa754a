/** The files of the repository that are made from the field sources and the corpus. */
import {format, resolveConfig} from 'prettier';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusCase} from '../../pricing2yaml/corpus/agreement';
import {buildConformance, type Theme} from '../../pricing2yaml/corpus/disagreements';
import {collectFields} from '../../pricing2yaml/fields/facts';
import {SYNTAX_VERSIONS} from '../../pricing2yaml/schema/model';
import {buildChoosingSchema, buildSchema} from '../../pricing2yaml/schema/schema';

/** Where the schemas stand, relative to the root of the repository. */
export const SCHEMA_FOLDER = 'static/schemas/pricing2yaml';

/** Where the facts for the specification pages stand. */
export const FACTS_FILE = 'pricing2yaml/fields/facts.json';

/** Where the disagreements of the parsers stand, for the page on validation. */
export const CONFORMANCE_FILE = 'src/components/Conformance/conformance.json';

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

async function asJson(root: string, file: string, value: unknown): Promise<string> {
  const options = await resolveConfig(path.join(root, file));
  return format(JSON.stringify(value), {...options, parser: 'json'});
}

/**
 * Everything that `scripts/generate/pricing2yaml.ts` writes.
 *
 * @param root root of the repository, with the corpus and Prettier's options
 * @returns text by path relative to the root
 */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const schemas = SYNTAX_VERSIONS.map((version) => [version, buildSchema(version)] as const);
  const {cases} = readJson(root, 'pricing2yaml/corpus/documents.json') as {cases: CorpusCase[]};
  const themes = readJson(root, 'pricing2yaml/corpus/themes.json') as Theme[];
  const values: (readonly [file: string, value: unknown])[] = [
    ...schemas.map(([version, schema]) => [`${SCHEMA_FOLDER}/${version}.json`, schema] as const),
    [`${SCHEMA_FOLDER}/pricing2yaml.json`, buildChoosingSchema()],
    [FACTS_FILE, collectFields(schemas)],
    [CONFORMANCE_FILE, buildConformance(cases, themes)],
  ];
  const texts = values.map(
    async ([file, value]) => [file, await asJson(root, file, value)] as const,
  );
  return new Map(await Promise.all(texts));
}
