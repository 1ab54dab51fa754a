import {update} from '../../../../node_modules/pricing4ts/dist/server/utils/version-manager';
import {describeChange} from '../corpus/change';
import {contentOf} from '../corpus/agreement';
import {ACCEPTED, readCorpus} from '../corpus/corpus';
import type {EARLIER_VERSIONS} from '../corpus/earlierVersions';
import {inEarlierVersion} from '../corpus/earlierVersions';
import {parseAsPricing4ts} from '../schema/dependencies';
import {pathOfMessage} from './parserPath';
import {readPositions} from './positions';

type Mapping = Record<string, unknown>;

const CORPUS = readCorpus();
const BASES: Readonly<Record<string, string>> = {'2.1': 'c001', '3.0': 'c275', raw: 'c241'};

/** Documents whose message names another place than the change, with the place. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // The change is the type, which makes the default invalid.
  c076: 'features.weather.defaultValue',
  // All limits were removed, and the message names the first override.
  c086: 'plans.SLOOP.usageLimits.berthsLimit',
  // A plan has a key `name`, and the message names an add-on with the old name.
  c165: 'addOns.pier.availableFor.0',
};

const yamlOf = (id: string): string => CORPUS.find((document) => document.id === id)!.yaml;

describe('pathOfMessage', () => {
  // Errors of YAML contain line and column.
  const rejected = CORPUS.filter(
    (document) =>
      document.observed['pricing4ts@0.9.5'] !== ACCEPTED && contentOf(document).error === undefined,
  );

  it.each(rejected.map((document) => [document.id, document] as const))(
    'finds what was changed in %s',
    (id, document) => {
      const path = pathOfMessage(document.observed['pricing4ts@0.9.5'], contentOf(document).data);
      if (ELSEWHERE[id]) {
        expect(path.join('.')).toBe(ELSEWHERE[id]);
        return;
      }
      const {line} = readPositions(document.yaml).rangeOf(path);
      const patch = describeChange(yamlOf(BASES[document.group]!), document.yaml).split('\n');
      // The keys that contain a change begin with a space. Those above a removed key are right.
      const changed = patch.filter((text) => /^[ +]/.test(text)).map((text) => text.slice(1));
      const lines = changed.length > 0 ? changed : [document.yaml.split('\n')[0]!];
      expect(lines, path.join('.')).toContain(document.yaml.split('\n')[line - 1]);
    },
  );
  it('names the keys themselves', () => {
    const paths = rejected.map((document) => {
      const message = document.observed['pricing4ts@0.9.5'];
      return [document.id, pathOfMessage(message, contentOf(document).data).join('.')];
    });
    expect(Object.fromEntries(paths)).toMatchObject({
      c029: 'tags.1',
      c036: 'variables',
      c060: 'features.berths.integrationType',
      c080: 'features.weather.defaultValue',
      c098: 'usageLimits.berthsLimit.linkedFeatures.0',
      c104: 'plans.DINGHY.price',
      c123: 'plans.SLOOP.features.seats.value',
      c133: 'addOns.pier.dependsOn',
      c134: 'addOns.pier.excludes.0',
      c140: 'addOns.pier.usageLimitsExtensions.ghost',
      c141: 'addOns.pier.usageLimitsExtensions.berthsLimit',
      c143: 'addOns.pier.usageLimitsExtensions.berthsLimit.value',
      c260: '',
    });
  });
  it.each([
    ['1.0', {day: 'first'}, 'day'],
    ['1.0', {month: undefined}, 'month'],
    ['1.1', {plans: {ONE: {monthlyPrice: 1}, TWO: {features: null}}}, 'plans.TWO'],
    ['1.1', {plans: {ONE: {monthlyPrice: 1, annualPrice: 'Ask'}}}, 'plans.ONE'],
    ['1.1', {plans: null, addOns: {one: {price: 1}, two: {}}}, 'addOns.two'],
    ['1.0', {version: '7.7'}, 'version'],
  ] as const)('finds the problem of an update from %s: %j', (version, change, expected) => {
    const base = parseAsPricing4ts(yamlOf('c001')) as Mapping;
    const data = {
      ...inEarlierVersion(base, version as (typeof EARLIER_VERSIONS)[number]),
      ...change,
    };
    let message = '';
    try {
      update(structuredClone(data), false);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(pathOfMessage(message, data).join('.'), message).toBe(expected);
  });
});
