import {retrievePricingFromYaml} from 'pricing4ts';
import {comparePricings, comparisonMarkdown, titleOf} from './comparePricings';
import {edited, readSample} from './testing';

/** A fixture of the package, so that the running example can change. */
const BEFORE = readSample('2.1');

function compare(after: string, before = BEFORE) {
  return comparePricings(retrievePricingFromYaml(before), retrievePricingFromYaml(after));
}

/** The changes as lines of text, without their kind. */
function changes(after: string, before = BEFORE): readonly string[] {
  return compare(after, before).groups.flatMap((group) =>
    group.changes.map(
      ({item, before: was, after: is, effect}) =>
        `${titleOf(group)}: ${item} ${was || '–'} > ${is || '–'}, ${effect}`,
    ),
  );
}

describe('a comparison', () => {
  it('finds nothing in equal pricings, whatever their order and descriptions', () => {
    const after = edited(
      ['For your own notes', 'For one person'],
      ['      - STARTER\n      - STUDIO\n', '      - STUDIO\n      - STARTER\n'],
      [/( {2}summaries:[^]*?)( {2}summaryBoost:[^]*)/, '$2$1'],
    );
    expect(compare(after)).toEqual({
      summary: 'The pricings have the same plans, add-ons, prices and values.',
      groups: [],
    });
  });

  it('says what customers of a plan gain, lose and pay', () => {
    const after = edited(
      ['price: 8.0', 'price: 9.0'],
      ['value: 2000\n', 'value: 1500\n'],
      [/(STUDIO:[^]*?pdfExport:\s+value:) true/, '$1 false'],
      ['value: 20000', 'value: .inf'],
    );
    expect(changes(after)).toEqual([
      'Plan STUDIO: price 8 EUR, user/month > 9 EUR, user/month, pay more',
      'Plan STUDIO: pdfExport yes > no, loss',
      'Plan STUDIO: maxNotes 2,000 > 1,500, loss',
      'Plan TEAM: maxNotes 20,000 > unlimited, gain',
    ]);
    expect(compare(after).summary).toBe(
      '2 of 3 plans change; STUDIO customers lose 1 feature, have 1 lower limit, and pay more; ' +
        'TEAM customers have 1 higher limit.',
    );
    expect(changes(BEFORE, after)).toContain('Plan STUDIO: pdfExport no > yes, gain');
  });

  it('counts a changed default for each plan that uses it', () => {
    const after = edited(['defaultValue: 72h', 'defaultValue: 96h']);
    expect(changes(after)).toEqual(['Plan STARTER: helpDesk 72h > 96h, change']);
    expect(compare(edited(['defaultValue: 20\n', 'defaultValue: 10\n'])).summary).toBe(
      '2 of 3 plans change; customers of 2 plans have lower limits.',
    );
  });

  it('compares prices only in the same currency and unit', () => {
    expect(changes(edited(['currency: EUR', 'currency: USD']))).toContain(
      'Plan STUDIO: price 8 EUR, user/month > 8 USD, user/month, change',
    );
    const after = edited([/price: 8.0\n    unit: user\/month/, 'price: 9.0\n    unit: month']);
    expect(changes(after)).toEqual(['Plan STUDIO: price 8 EUR, user/month > 9 EUR, month, change']);
    expect(changes(edited(['price: 14.0', 'price: Contact us']))).toEqual([
      'Plan TEAM: price 14 EUR, user/month > Contact us, change',
    ]);
  });

  it('reports where add-ons are available, and what they extend', () => {
    const after = edited(
      ['      - STARTER\n', ''],
      ['excludes:\n      - notePack', 'dependsOn:\n      - notePack'],
      ['value: 500\n', 'value: 600\n'],
    );
    expect(changes(after)).toEqual([
      'Add-on notePack: available for STARTER, STUDIO > STUDIO, loss',
      'Add-on notePack: maxNotes +500 > +600, gain',
      'Add-on noteVault: requires – > notePack, change',
      'Add-on noteVault: excludes notePack > –, change',
    ]);
    expect(compare(after).summary).toBe('2 add-ons change.');
  });

  it('lists what an added plan contains', () => {
    const after = edited(['  TEAM:', '  SOLO:\n    price: 3\n    features: null\n  TEAM:']);
    expect(changes(after)).toEqual([
      'Plan SOLO: plan – > SOLO, added',
      'Plan SOLO: price – > 3 EUR, change',
      'Plan SOLO: features – > notes, helpDesk, change',
      'Plan SOLO: limits – > maxNotes 50, maxSummaries 20, change',
    ]);
    expect(compare(after).summary).toBe('SOLO is added.');
    expect(compare(BEFORE, after).summary).toBe('1 of 4 plans changes; SOLO is removed.');
  });

  it('reports expressions, units and the whole pricing', () => {
    const after = edited(
      ["expression: userContext['notes'] <", "expression: userContext['notes'] <="],
      ['unit: note\n', 'unit: page\n'],
      ['currency: EUR\n', 'currency: EUR\nbilling: {monthly: 1, annual: 0.8}\n'],
    );
    expect(changes(after)).toEqual([
      'Whole pricing: annual billing – > 0.8, change',
      expect.stringMatching(/: expression of notes .* <= .*, change$/) as string,
      'Whole pricing: unit of maxNotes note > page, change',
    ]);
  });

  it('counts no plans if the pricings have none in common', () => {
    const after = edited(
      [
        /plans:[^]*/,
        'plans:\n  SOLO: {price: 3, features: null}\n  DUO: {price: 5, features: null}\n',
      ],
      ['saasName: NoteHarbor', 'saasName: Other'],
    );
    expect(compare(after).summary).toBe(
      'NoteHarbor and Other are different products. The pricings have no plan in common.',
    );
  });

  it('compares the defaults of pricings without plans', () => {
    const before = BEFORE.replace(
      /plans:[^]*/,
      'addOns:\n  pack: {price: 1, usageLimitsExtensions: {maxNotes: {value: 1}}}\n',
    );
    expect(changes(before.replace('defaultValue: 50', 'defaultValue: 40'), before)).toEqual([
      'Whole pricing: maxNotes 50 > 40, loss',
    ]);
  });
});

describe('a renamed', () => {
  it('plan keeps most of its values', () => {
    const after = edited(
      ['  STUDIO:', '  PRO:'],
      [/- STUDIO/g, '- PRO'],
      ['price: 8.0', 'price: 9.0'],
      ['value: 2000\n', 'value: 3000\n'],
    );
    expect(changes(after)).toEqual([
      'Plan PRO: plan STUDIO > PRO, renamed',
      'Plan PRO: price 8 EUR, user/month > 9 EUR, user/month, pay more',
      'Plan PRO: maxNotes 2,000 > 3,000, gain',
    ]);
    expect(compare(after).summary).toContain('STUDIO is renamed to PRO; PRO customers');
  });

  it.each([
    ['too many values differ', [/(helpDesk:\s+value: )24h([^]*?)2000/, '$196h$22001']],
    ['the new price is text', ['price: 8.0', 'price: Contact us']],
    ['there are two candidates', ['  TEAM:', '  MAX:\n    price: 9.0\n$PRO  TEAM:']],
  ] as const)('plan is removed and added if %s', (_, [from, to]) => {
    const copy = /price: 8.0\n([^]*?) {2}TEAM:/.exec(BEFORE)![1]!;
    const after = edited([from, to.replace('$PRO', copy)], ['  STUDIO:', '  PRO:']);
    const names = changes(after.replaceAll('- STUDIO', '- PRO')).join('\n');
    expect(names).toContain('Plan STUDIO: plan STUDIO > –, removed');
    expect(names).toContain('Plan PRO: plan – > PRO, added');
  });

  it('add-on keeps all values and its price', () => {
    const renamed = edited(['  notePack:', '  notesPack:'], ['- notePack', '- notesPack']);
    expect(changes(renamed)).toEqual(['Add-on notesPack: add-on notePack > notesPack, renamed']);
    expect(changes(renamed.replace('price: 2.0', 'price: 3.0')).join('\n')).toContain(
      'Add-on notePack: add-on notePack > –, removed',
    );
  });

  it('feature keeps all values, and most words of its name', () => {
    const rename = (name: string) => edited([/pdfExport/g, name]);
    expect(changes(rename('pdfExports'))).toEqual([
      'Whole pricing: feature pdfExport > pdfExports, renamed',
    ]);
    expect(changes(rename('archive'))).toContain('Plan STUDIO: pdfExport yes > –, loss');
    expect(changes(rename('archive'))).toContain('Plan STUDIO: archive – > yes, gain');
    const onlyTeam = rename('pdfExports').replace(/ +pdfExports:\s+value: true\n/, '');
    expect(changes(onlyTeam)).toContain('Whole pricing: feature pdfExport > –, removed');
  });
});

it('is a Markdown table, whose cells cannot break it', () => {
  const after = edited(['value: 24h', 'value: "a|b\\nc"']);
  expect(comparisonMarkdown(compare(after))).toBe(
    [
      '1 of 3 plans changes.',
      '',
      '| Where | What | Before | After | For customers |',
      '| --- | --- | --- | --- | --- |',
      '| Plan STUDIO | helpDesk | 24h | a\\|b c | change |',
    ].join('\n'),
  );
});
