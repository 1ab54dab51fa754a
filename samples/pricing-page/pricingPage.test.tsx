// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {readText, root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {storePricingToken} from '../front-end-tests/pricingToken';
import {formatPrice, formatValue} from './format';
import {NotesUsage} from './NotesUsage';
import {PricingPage} from './PricingPage';
import {publicPricing} from './publicPricing';
import {UpgradePrompt} from './UpgradePrompt';
import {upgradeTo} from './upgradeTo';
import {UsageMeter, storedStatus} from './UsageMeter';

const NOTEHARBOR = path.join(root, 'samples/pricing/noteharbor-2.1.yml');
const yaml = (file: string) => readText('samples', file);
const noteharbor = publicPricing(yaml('pricing/noteharbor-2.1.yml'));
const coupons = publicPricing(yaml('cookbook/coupons.yml'));

/** The text of the cells of all table rows. */
const rowsOf = (element: Element) =>
  [...element.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));

function page(markup: string): HTMLElement {
  document.body.innerHTML = `<main>${markup}</main>`;
  return document.body;
}

describe('publicPricing', () => {
  const offers = yaml('cookbook/private-offers.yml');

  it('contains no private plan', () => {
    const pricing = publicPricing(offers);
    expect(pricing.plans.map(({name}) => name)).toEqual(['TEAM', 'ENTERPRISE']);
    expect(JSON.stringify(pricing)).not.toMatch(/acme/i);
  });

  it('contains no name of a private plan or add-on in the conditions of an add-on', () => {
    const pricing = publicPricing(`${offers}
addOns:
  hidden: {private: true, price: 1, unit: month, usageLimitsExtensions: {maxNotes: {value: 1}}}
  onlyAcme: {availableFor: [ACME_2025], price: 1, unit: month, usageLimitsExtensions: {maxNotes: {value: 1}}}
  onHidden: {dependsOn: [hidden], price: 1, unit: month, usageLimitsExtensions: {maxNotes: {value: 1}}}
  notePack: {excludes: [hidden], price: 1, unit: month, usageLimitsExtensions: {maxNotes: {value: 1}}}
`);
    expect(pricing.addOns).toHaveLength(1);
    expect(pricing.addOns[0]).toMatchObject({
      name: 'notePack',
      availableFor: ['TEAM', 'ENTERPRISE'],
      excludes: [],
    });
  });

  it('omits rows that are disabled or that only a private plan includes', () => {
    const names = (text: string) => publicPricing(text).rows.map(({name}) => name);
    const onlyAcme = offers.replace(
      /(ENTERPRISE:.*?)auditLog:\n +value: true/s,
      '$1auditLog:\n        value: false',
    );
    const render = (mode: string) =>
      onlyAcme.replace('type: MANAGEMENT', `type: MANAGEMENT\n    render: ${mode}`);
    expect(names(offers)).toEqual(['notes', 'auditLog', 'maxNotes']);
    expect(
      names(offers.replace('type: DOMAIN', 'type: DOMAIN\n    render: DISABLED')),
    ).not.toContain('notes');
    expect(names(onlyAcme)).not.toContain('auditLog');
    expect(names(render('ENABLED'))).toContain('auditLog');
  });

  it('contains a usage limit that only an add-on makes available', () => {
    const pricing = publicPricing(
      yaml('pricing/noteharbor-2.1.yml')
        .replace('defaultValue: 20\n', 'defaultValue: 0\n')
        .replace(/(maxSummaries:\n +value: )(300|100)/g, '$10'),
    );
    expect(pricing.addOns.at(-1)!.extensions).toEqual({maxSummaries: 200});
  });

  it('survives JSON, in the file that the script writes', async () => {
    const target = path.join(temporaryFolder(), 'pricing.json');
    const {argv} = process;
    process.argv = ['node', 'writePricing.ts', NOTEHARBOR, target];
    await import('./writePricing');
    process.argv = argv;
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(noteharbor);
  });
});

describe('PricingPage', () => {
  it('is a table with a header for each plan and each row', () => {
    const element = page(renderToStaticMarkup(<PricingPage pricing={noteharbor} />));
    expect(rowsOf(element.querySelector('table')!)).toEqual([
      ['', 'STARTER', 'STUDIO', 'TEAM'],
      ['Price', '€0 per user/month', '€8 per user/month', '€14 per user/month'],
      ['Write and keep notes', 'Included', 'Included', 'Included'],
      ['Download a note as a PDF file', 'Not included', 'Included', 'Included'],
      ['Summarize a long note in one click', 'Not included', 'Not included', 'Included'],
      ['See reminders in your own calendar', 'Not included', 'Included', 'Included'],
      ['Edit a notebook with your colleagues', 'Not included', 'Not included', 'Included'],
      ['Time until a person answers your question', '72h', '24h', '4h'],
      ['Notes an account can hold', '50', '2,000', '20,000'],
      ['Summaries an account can ask for in a month', '20', '20', '300'],
    ]);
    expect(element.querySelectorAll('table')[0]!.querySelectorAll('[scope=row]')).toHaveLength(9);
    expect(rowsOf(element.querySelectorAll('table')[1]!).at(-1)).toEqual([
      'Two hundred more summaries a month',
      '€3 per user/month',
      'STUDIO',
      'summaries',
    ]);
  });

  it('shows a price on request and an unlimited amount as text', () => {
    const pricing = publicPricing(yaml('cookbook/private-offers.yml'));
    const rows = rowsOf(page(renderToStaticMarkup(<PricingPage pricing={pricing} />)));
    expect(rows[1]).toEqual(['Price', '€14 per user/month', 'Contact us']);
    expect(rows.at(-1)).toEqual(['maxNotes', '20,000', 'Unlimited']);
  });

  it('changes the billing period', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const element = page('');
    const app = createRoot(element.querySelector('main')!);
    await act(async () => app.render(<PricingPage pricing={coupons} />));
    expect(rowsOf(element)[1]).toEqual(['Price', '€0 per user/month', '€8 per user/month']);
    expect(element.querySelector('fieldset')!.textContent).toBe('Billing periodmonthlyannual');
    await act(async () => element.querySelectorAll('input')[1]!.click());
    expect(rowsOf(element)[1]).toEqual(['Price', '€0 per user/month', '€6.40 per user/month']);
    await act(async () => app.unmount());
  });

  it('formats prices and values for the locale', () => {
    expect(formatPrice(1234.5, 'EUR', 'de')).toBe('1.234,50\u00a0€');
    expect(formatPrice(9, 'USD')).toBe('$9');
    expect(formatValue(['CARD', 'INVOICE'])).toBe('CARD, INVOICE');
  });
});

describe('UsageMeter', () => {
  const meter = (used: number | null, limit: number | string | null) =>
    page(renderToStaticMarkup(<UsageMeter things="notes" status={{eval: true, used, limit}} />));

  it('shows the usage of the pricing token', () => {
    storePricingToken({notes: {eval: true, used: 1999, limit: 2500}});
    const status = storedStatus('notes');
    localStorage.clear();
    const element = page(renderToStaticMarkup(<UsageMeter things="notes" status={status} />));
    expect(element.textContent!.trim()).toBe('1,999 of 2,500 notes');
    const meter = element.querySelector('meter')!;
    expect(meter).toMatchObject({value: 1999, max: 2500, high: 2250});
    expect(meter.labels[0]!.textContent!.trim()).toBe('1,999 of 2,500 notes');
    expect(storedStatus('notes')).toBeUndefined();
  });

  it.each([100_000_000, 'Infinity'])('shows no meter for the limit %s', (limit) => {
    expect(meter(1999, limit).textContent).toBe('1,999 notes, without a limit');
    expect(document.querySelector('meter')).toBeNull();
  });

  it('shows nothing if the token contains no usage', () => {
    expect(meter(null, null).textContent).toBe('');
    expect(meter(null, 50).textContent).toBe('');
  });
});

describe('upgradeTo', () => {
  it.each([
    ['STARTER', 'pdfExport', 'STUDIO', 8],
    ['STARTER', 'maxNotes', 'STARTER+notePack', 2],
    ['STARTER', 'aiSummaries', 'STUDIO+summaries', 12],
    ['STUDIO', 'aiSummaries', 'STUDIO+summaries', 12],
    ['STUDIO+summaries', 'maxSummaries', 'TEAM', 14],
    ['STUDIO+notePack', 'maxNotes', 'TEAM', 14],
    ['STUDIO+noteVault', 'sharedNotebooks', undefined, undefined], // TEAM has fewer notes.
    ['STUDIO+noteVault', 'maxNotes', undefined, undefined], // noteVault excludes notePack.
    ['TEAM', 'maxNotes', undefined, undefined],
    ['ACME_2025', 'pdfExport', undefined, undefined],
  ])('%s without %s: %s', (subscription, name, expected, price) => {
    const [plan, ...addOns] = subscription.split('+');
    const upgrade = upgradeTo(noteharbor, {plan: plan!, addOns}, name);
    const names = upgrade && [upgrade.plan, ...upgrade.addOns].map((offer) => offer.name).join('+');
    expect([names, upgrade?.price]).toEqual([expected, price]);
  });
});

describe('UpgradePrompt', () => {
  const prompt = (pricing: typeof noteharbor, plan: string, name: string) =>
    page(
      renderToStaticMarkup(
        <UpgradePrompt pricing={pricing} current={{plan, addOns: []}} name={name} />,
      ),
    );

  it('links to the offers and shows the new price', () => {
    const element = prompt(noteharbor, 'STARTER', 'aiSummaries');
    expect(element.textContent).toBe(
      'Summarize a long note in one click: change to STUDIO with summaries, €12 per user/month',
    );
    expect(element.querySelector('a')!.getAttribute('href')).toBe(
      '/upgrade?offer=STUDIO&offer=summaries',
    );
  });

  it('shows a plan with a price on request', () => {
    const pricing = publicPricing(yaml('cookbook/private-offers.yml'));
    expect(prompt(pricing, 'TEAM', 'auditLog').textContent).toMatch(/ENTERPRISE, contact us$/);
  });

  it('shows the price in the billing period', () => {
    const current = {plan: 'STARTER', addOns: []};
    const element = page(
      renderToStaticMarkup(
        <UpgradePrompt pricing={coupons} current={current} name="pdfExport" period="annual" />,
      ),
    );
    expect(element.textContent).toMatch(/change to STUDIO, €6.40 per user\/month$/);
  });

  it('is shown if the limit is reached', () => {
    const texts = [49, 50].map((used) => {
      storePricingToken({notes: {eval: used < 50, used, limit: 50}});
      const current = {plan: 'STARTER', addOns: []};
      return page(renderToStaticMarkup(<NotesUsage pricing={noteharbor} current={current} />))
        .textContent;
    });
    localStorage.clear();
    expect(texts[0]).toBe('49 of 50 notes ');
    expect(texts[1]).toBe(
      '50 of 50 notes Notes an account can hold: change to STARTER with notePack, €2 per user/month',
    );
  });

  it('links to the pricing page if there is no upgrade', () => {
    expect(prompt(noteharbor, 'TEAM', 'maxNotes').querySelector('a')!.textContent).toBe(
      'compare all plans',
    );
  });
});

it('has no accessibility violation', async () => {
  const element = page(
    renderToStaticMarkup(
      <>
        <h1>Pricing</h1>
        <PricingPage pricing={{...noteharbor, billing: coupons.billing}} />
        <UsageMeter things="notes" status={{eval: true, used: 1999, limit: 2500}} />
        <UpgradePrompt
          pricing={noteharbor}
          current={{plan: 'STARTER', addOns: []}}
          name="pdfExport"
        />
      </>,
    ),
  );
  // jsdom has no layout, so it cannot compute contrast.
  const {violations} = await axe.run(element, {
    resultTypes: ['violations'],
    rules: {'color-contrast': {enabled: false}},
  });
  expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
});
