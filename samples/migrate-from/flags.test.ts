import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {converter, decisionsOf} from './testing';

const load = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
const SETTINGS = 'flag-plans.json: expected "attribute", "environment", "currency", "plans" and, if needed, "segments"';
const LISTS = 'flag-plans.json: expected a price for each of "plans", and a list of plans for each of "segments"';

describe('flags.mjs', () => {
  const {folder, run, readPricing} = converter('flags.mjs');

  function convert(file: string, change: (exported: any, settings: any) => void = () => {}) {
    const exported = load(file);
    const settings = load('flag-plans.json');
    change(exported, settings);
    writeFileSync(path.join(folder(), file), JSON.stringify(exported));
    writeFileSync(path.join(folder(), 'flag-plans.json'), JSON.stringify(settings));
    return run(file, 'flag-plans.json', 'noteharbor.yml');
  }

  const plansWith = (feature: string) =>
    ['STARTER', 'STUDIO', 'TEAM'].filter((plan) => decisionsOf(readPricing(), plan, {})[feature]);

  describe('with an export of LaunchDarkly', () => {
    const FILE = 'launchdarkly-export.json';
    const PDF = 4;
    const NOTES = 1;
    const production = (exported: any, flag = PDF) => exported.items[flag].environments.production;

    it('reports limits, new names and what stays', () => {
      expect(convert(FILE)).toEqual({
        output: 'noteharbor.yml: 3 features, 3 plans\n',
        report: readFileSync(path.join(import.meta.dirname, 'launchdarkly-report.txt'), 'utf8'),
      });
    });

    it.each([
      ['STARTER', false, 50],
      ['STUDIO', true, 2000],
      ['TEAM', true, 100_000],
    ])('decides for %s as the flags do', (plan, isPaid, limit) => {
      convert(FILE);
      const decisions = [0, limit - 1, limit].map((notes) => decisionsOf(readPricing(), plan, {notes}));
      const expected = {pdfExport: isPaid, calendarSync: isPaid};
      expect(decisions).toEqual([true, true, false].map((notes) => ({...expected, notes})));
    });

    it.each<[string, (exported: any) => void]>([
      ['it is archived', ({items}) => (items[PDF].archived = true)],
      ['it has no environment production', ({items}) => (items[PDF].environments = {test: {on: true}})],
      ['it is off in production', (it) => (production(it).on = false)],
      ['it requires the flag search-enabled', (it) => production(it).prerequisites.push({key: 'search-enabled', variation: 0})],
      ['it has individual targets', (it) => production(it).targets.push({values: ['ada'], variation: 0})],
      ['it has individual targets', (it) => production(it).contextTargets.push({values: ['acme'], variation: 0})],
      ['it has a percentage rollout', (it) => (production(it).fallthrough = {variation: null, rollout: {}})],
      ['it serves a variation that it does not have', (it) => (production(it).fallthrough = {variation: 7})],
      ['it has a percentage rollout', (it) => (production(it).rules[0] = {...production(it).rules[0], variation: undefined, rollout: {}})],
      [
        'it has the condition "country in", which is not a list of plans',
        (it) => (production(it).rules[0].clauses[0].attribute = 'country'),
      ],
      [
        'it has the condition "plan startsWith", which is not a list of plans',
        (it) => (production(it).rules[0].clauses[0].op = 'startsWith'),
      ],
      [
        'it contains the plan studio, which flag-plans.json does not contain',
        (it) => (production(it).rules[0].clauses[0].values = ['studio']),
      ],
      [
        'it uses the segment beta, which flag-plans.json does not contain',
        (it) => (production(it).rules[0].clauses[0] = {op: 'segmentMatch', values: ['beta'], negate: false}),
      ],
      [
        'its variations are neither booleans nor limits',
        ({items}) => Object.assign(items[PDF], {kind: 'multivariate', variations: [{value: 'blue'}, {value: 'green'}]}),
      ],
      ['its variations are neither booleans nor limits', ({items}) => (items[PDF].variations = [true, false])],
      [
        "its format is unknown (Cannot read properties of null (reading 'length'))",
        (it) => (production(it).prerequisites = null),
      ],
    ])('does not convert a flag if %s', (reason, change) => {
      expect(convert(FILE, change).report).toContain(`NOT CONVERTED pdf-export: ${reason}.\n`);
      expect(readPricing()).not.toContain('pdfExport');
    });

    it.each([
      ['maxGroupClasses', 'groupClasses', 'maxGroupClasses'],
      ['MAX_CLASSES', 'CLASSES', 'maxCLASSES'],
      ['group-classes', 'groupClasses', 'maxGroupClasses'],
      ['maximum', 'maximum', 'maxMaximum'],
    ])('names the feature and the limit of %s', (key, feature, limit) => {
      const {report} = convert(FILE, ({items}) => (items[NOTES].key = key));
      expect(report).toContain(`LIMIT ${key}: usage limit of the feature ${feature}\n`);
      expect(readPricing()).toContain(`userContext['${feature}'] < planContext['usageLimits']['${limit}']`);
    });

    it('accepts a flag without "kind" and a clause without "negate", ignores a disabled rule, and writes a price on request', () => {
      convert(FILE, (it, settings) => {
        const [rule] = production(it).rules;
        delete it.items[PDF].kind;
        delete rule.clauses[0].negate;
        production(it).rules.unshift({clauses: [], variation: 0, disabled: true});
        settings.plans.TEAM = 'Contact us';
      });
      expect(plansWith('pdfExport')).toEqual(['STUDIO', 'TEAM']);
      expect(readPricing()).toContain('price: Contact us');
    });

    it('does not convert a limit of -1', () => {
      expect(convert(FILE, ({items}) => (items[NOTES].variations[2].value = -1)).report).toContain(
        'NOT CONVERTED max-notes: its variations are neither booleans nor limits.',
      );
    });

    it('uses the first rule that matches, and requires all clauses of a rule', () => {
      convert(FILE, (it) => {
        const [rule] = production(it).rules;
        production(it).rules = [
          {clauses: [rule.clauses[0], {attribute: 'plan', op: 'in', values: ['TEAM'], negate: true}], variation: 1},
          rule,
        ];
      });
      expect(plansWith('pdfExport')).toEqual(['TEAM']);
    });

    it.each<[string, (exported: any, settings: any) => void]>([
      [`${FILE} contains no flags`, (it) => (it.items = [])],
      [
        `${FILE} contains no rules. Request the flags with env=production and summary=0`,
        (it) => delete production(it).rules,
      ],
      [
        `${FILE}: "_links" contains "next". Append the next page to "items", and delete "_links"`,
        (it) => (it._links = {self: {href: ''}, next: {href: ''}}),
      ],
      [SETTINGS, (_, settings) => delete settings.plans],
      [SETTINGS, (_, settings) => (settings.segment = {})],
      [LISTS, (_, settings) => (settings.plans = ['STARTER', 'TEAM'])],
      [LISTS, (_, settings) => (settings.plans = null)],
      [LISTS, (_, settings) => (settings.segments = {beta: 'TEAM'})],
      [`${FILE}: expected "key" or "name" in entry 2 of the flags`, ({items}) => (items[1] = null)],
      ['the price of TEAM is 14,50, which a pricing cannot contain', (_, settings) => (settings.plans.TEAM = '14,50')],
      ['the price of TEAM is -1, which a pricing cannot contain', (_, settings) => (settings.plans.TEAM = -1)],
      ['no feature can be converted, so no pricing was written', (_, settings) => (settings.environment = 'test')],
    ])('fails: %s', (message, change) => {
      expect(convert(FILE, change).report).toContain(`Error: ${message}.\n`);
    });
  });

  describe('with an export of Unleash', () => {
    const FILE = 'unleash-export.json';
    const PDF = 2;

    it('decides as the strategies do', () => {
      expect(convert(FILE).report).toBe(
        'NOT CONVERTED new-editor: it has a percentage rollout.\nRENAMED pdf-export: pdfExport\n',
      );
      expect(plansWith('pdfExport')).toEqual(['STUDIO', 'TEAM']);
      expect(plansWith('calendarSync')).toEqual(['STUDIO', 'TEAM']);
    });

    it.each<[string, object, string[]]>([
      ['NOT_IN', {operator: 'NOT_IN'}, ['STARTER']],
      ['an inverted IN', {inverted: true}, ['STARTER']],
      ['an inverted NOT_IN', {operator: 'NOT_IN', inverted: true}, ['STUDIO', 'TEAM']],
    ])('evaluates %s', (_name, constraint, granted) => {
      convert(FILE, (it) => Object.assign(it.featureStrategies[PDF].constraints[0], constraint));
      expect(plansWith('pdfExport')).toEqual(granted);
    });

    it('reads exports of older versions, which contain all environments', () => {
      convert(FILE, (it) => {
        it.featureStrategies = it.featureStrategies.flatMap(({name, segments: _, disabled: _d, ...rest}: any) => {
          const old = {...rest, strategyName: name, id: `${rest.featureName}-1`, environment: 'production'};
          return [old, {...old, id: `${old.id}-dev`, constraints: [], environment: 'development'}];
        });
        it.featureStrategySegments = [{featureStrategyId: 'calendarSync-1', segmentId: 1}];
      });
      expect(plansWith('pdfExport')).toEqual(['STUDIO', 'TEAM']);
      expect(plansWith('calendarSync')).toEqual(['STUDIO', 'TEAM']);
    });

    it('turns a feature on if one of several strategies matches', () => {
      convert(FILE, ({featureStrategies}) => {
        const pdf = featureStrategies[PDF];
        const only = (value: string) => ({...pdf, constraints: [{...pdf.constraints[0], values: [value]}]});
        featureStrategies.splice(PDF, 1, only('STARTER'), only('TEAM'), {...only('STUDIO'), disabled: true});
      });
      expect(plansWith('pdfExport')).toEqual(['STARTER', 'TEAM']);
    });

    it.each<[string, (exported: any) => void]>([
      ['it is archived', ({features}) => (features[0].archived = true)],
      ['it has no environment production', ({featureEnvironments}) => (featureEnvironments[0].environment = 'test')],
      ['it is off in production', ({featureEnvironments}) => (featureEnvironments[0].enabled = false)],
      ['it has variants', ({featureStrategies}) => featureStrategies[PDF].variants.push({name: 'blue', weight: 500})],
      ['it has variants', ({features}) => (features[0].variants = [{name: 'blue', weight: 500}])],
      ['it has individual targets', ({featureStrategies}) => (featureStrategies[PDF].name = 'userWithId')],
      ['it has the strategy remoteAddress', ({featureStrategies}) => (featureStrategies[PDF].name = 'remoteAddress')],
      [
        'it requires the flag new-editor',
        ({dependencies}) => dependencies.push({feature: 'pdf-export', dependencies: [{feature: 'new-editor'}]}),
      ],
      [
        'it has the condition "country IN", which is not a list of plans',
        ({featureStrategies}) => (featureStrategies[PDF].constraints[0].contextName = 'country'),
      ],
      [
        'it uses the segment 7, which flag-plans.json does not contain',
        ({featureStrategies}) => (featureStrategies[PDF].segments = [7]),
      ],
    ])('does not convert a flag if %s', (reason, change) => {
      expect(convert(FILE, change).report).toContain(`NOT CONVERTED pdf-export: ${reason}.\n`);
    });

    it('rejects an empty export, and one of Unleash 3, whose strategies are in the features', () => {
      expect(convert(FILE, (it) => delete it.featureStrategies).report).toContain('Export the flags with Unleash 4.22 or');
      expect(convert(FILE, (it) => (it.features = [])).report).toBe(`Error: ${FILE} contains no flags.\n`);
    });
  });
});
