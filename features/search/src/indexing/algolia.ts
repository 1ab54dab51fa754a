/** Search records and settings of the site for an Algolia index. */
import {topicOf} from '../engine/shard';
import type {SearchRecord} from '../engine/types';

/** Maximum content of an object, in characters. Algolia's smaller plans reject objects above 10 kB. */
const MAX_CONTENT_LENGTH = 6000;

/** Order of kinds in Algolia. For the embedded search, `FACTOR` in `engine/ranking.ts` contains it. */
const PAGE_WEIGHTS: Readonly<Record<SearchRecord['kind'], number>> = {
  doc: 100,
  error: 90,
  tool: 80,
  page: 80,
  blog: 70,
  edition: 60,
  glossary: 50,
  category: 30,
};

/** Splits a string between words, if possible, into parts of at most `MAX_CONTENT_LENGTH` characters. */
function partsOf(text: string): readonly string[] {
  const max = MAX_CONTENT_LENGTH;
  return text.match(new RegExp(`\\S.{0,${max - 1}}(?=\\s|$)|\\S{1,${max}}`, 'gs')) ?? [''];
}

/**
 * Creates the objects of an index.
 *
 * @param records records of the site, grouped by page and in page order
 * @param siteAddress origin and base path of the site, with a trailing slash
 * @returns one object per record, or several if a section is too long
 */
export function algoliaRecords(records: readonly SearchRecord[], siteAddress: string) {
  let position = 0;
  return records.flatMap((record, at) => {
    const {path, anchor, pageTitle, parents, heading, text, symbols, keywords, questions} = record;
    position = records[at - 1]?.path === path ? position + 1 : 0;
    const address = `${siteAddress}${path.slice(1)}`;
    const isOpening = anchor === '';
    const levels = [pageTitle, pageTitle, ...(isOpening ? [] : [...parents, heading])].slice(0, 7);
    const topic = topicOf(pageTitle, heading);
    return partsOf(text).map((content, part) => {
      const suffix = part === 0 ? '' : `~${part + 1}`;
      return {
        objectID: `${path}#${anchor}${suffix}`,
        url: isOpening ? address : `${address}#${encodeURIComponent(anchor)}`,
        url_without_anchor: address,
        anchor: isOpening ? null : anchor,
        type: `lvl${levels.length - 1}`,
        hierarchy: Object.fromEntries(
          Array.from({length: 7}, (_, at) => [`lvl${at}`, levels[at] ?? null]),
        ),
        content: content === '' ? null : content,
        // Names in code that the content does not contain, and words of readers: searched but not shown.
        symbols: part === 0 ? symbols : '',
        keywords: part === 0 ? keywords : '',
        questions: part === 0 ? questions : [],
        version: record.version,
        trail: record.trail,
        docusaurus_tag: record.tag,
        language: record.language,
        // At most two records with the same topic are listed.
        topic: topic + suffix,
        // Order of records that match equally well: lists of pages last, and introductions first.
        weight: {page: PAGE_WEIGHTS[record.kind], level: 110 - 10 * levels.length, position},
      };
    });
  });
}

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

export const ALGOLIA_SETTINGS = {
  searchableAttributes: [
    ...LEVELS.toReversed().map((level) => `unordered(${level})`),
    'unordered(keywords)',
    'unordered(questions)',
    'unordered(symbols)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'topic',
  distinct: 2,
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  unretrievableAttributes: ['keywords', 'questions', 'symbols', 'topic', 'weight'],
  camelCaseAttributes: ['hierarchy', 'symbols', 'content'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
} as const;
