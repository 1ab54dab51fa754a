import {stringify} from 'yaml';
import {contentOf, isSemantic, readDifferences} from './agreement';
import {readCorpus} from './corpus';
import {parseAsPricing4ts} from '../schema/dependencies';
import {EARLIER_VERSIONS, inEarlierVersion, type EarlierVersion} from './earlierVersions';
import {askPricing4ts} from './pricing4ts';
import {validatePricing} from '../schema/validate';

/** Mistakes that disappear while pricing4ts converts the file, by version and id. */
const LOST_IN_CONVERSION: Readonly<Record<EarlierVersion, Readonly<Record<string, string>>>> = {
  '2.0': {c133: 'drops a dependsOn that is text', c139: 'writes null for a missing value'},
  '1.1': {c133: 'drops a dependsOn that is text', c139: 'writes null for a missing value'},
  '1.0': {c139: 'writes null for a missing value'},
};

/** The documents of the corpus in an earlier version, without repetitions. */
function documentsOf(version: EarlierVersion): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const document of readCorpus()) {
    const {data} = contentOf(document);
    if ((data as {syntaxVersion?: unknown} | null | undefined)?.syntaxVersion !== '2.1') continue;
    const text = stringify(inEarlierVersion(data as Record<string, unknown>, version), {
      aliasDuplicateObjects: false,
    });
    if (!ids.has(text)) ids.set(text, document.id);
  }
  return new Map([...ids].map(([text, id]) => [id, text]));
}

it.each(EARLIER_VERSIONS)(
  '%s, a version without a corpus: the schema agrees with pricing4ts 0.9.5, run now',
  (version) => {
    const documents = documentsOf(version);
    expect(documents.size).toBeGreaterThan(150);
    const known = new Set(readDifferences().map(({id}) => id));
    const unexpected: string[] = [];
    const lost: string[] = [];
    for (const [id, text] of documents) {
      const answer = askPricing4ts(text);
      const errors = validatePricing(version, parseAsPricing4ts(text));
      if ((answer === 'OK') === (errors.length === 0)) continue;
      if (id in LOST_IN_CONVERSION[version]) lost.push(id);
      else if (!known.has(id) && !isSemantic(answer))
        unexpected.push(`${id}: pricing4ts "${answer}", schema "${errors.join('; ')}"`);
    }
    expect(unexpected).toEqual([]);
    expect(lost).toEqual(Object.keys(LOST_IN_CONVERSION[version]));
  },
);

it('inEarlierVersion keeps an invalid date invalid in 1.0', () => {
  expect(inEarlierVersion({createdAt: 5}, '1.0')).toEqual({version: '1.0', day: 5});
});
