/** Tests that run in Firefox and in WebKit. */
import {test as base, expect} from '@playwright/test';
import {startSite, type ControlledSite} from './controlledSite';
import {startFirefox} from './firefox';
import type {Engine, Reader} from './reader';
import {startWebKit} from './webkit';

const ENGINES = {firefox: startFirefox, webkit: startWebKit};

export interface WorkerFixtures {
  readonly engineName: keyof typeof ENGINES;
  readonly engine: Engine;
  readonly runningSite: ControlledSite;
}

interface Fixtures {
  /** The site. The test fails if one of its pages reports an error. */
  readonly site: ControlledSite;
  readonly reader: Reader;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.stop();
    },
    {scope: 'worker'},
  ],
  runningSite: [
    async ({}, use, {project}) => {
      const site = await startSite(project.use.baseURL!);
      await use(site);
      site.stop();
    },
    {scope: 'worker'},
  ],
  site: async ({runningSite}, use) => {
    runningSite.isSavingData = false;
    runningSite.reports.length = 0;
    await use(runningSite);
    // The math stylesheet is on another host, and the tests need no network.
    expect(runningSite.reports.filter((report) => !report.includes('/npm/katex@'))).toEqual([]);
  },
  reader: async ({engine}, use) => {
    const reader = await engine.newReader();
    await reader.resize(1400, 900);
    await use(reader);
    await reader.close();
  },
});

/**
 * Waits for a value in the page. While another page is loading, the value is the message of the error.
 *
 * @returns matchers of Playwright, which wait
 */
export function valueOf<Arguments extends unknown[]>(
  reader: Reader,
  code: (...values: Arguments) => unknown,
  ...values: Arguments
) {
  return expect.poll(() => reader.run(code, ...values).catch(String), {intervals: [50, 100, 250]});
}

/** Waits until the page is hydrated. */
export async function hydrated(reader: Reader): Promise<void> {
  await valueOf(reader, () => document.documentElement.dataset.hasHydrated).toBe('true');
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(reader: Reader, url: string): Promise<void> {
  await reader.goTo(url);
  await hydrated(reader);
}

/** Waits for the texts of the visible elements that match. */
export function texts(reader: Reader, selector: string) {
  const visibleTexts = (wanted: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.innerText.replace(/\u200b/g, '').trim());
  return valueOf(reader, visibleTexts, selector);
}

/** Waits for the path, the query and the fragment of the page. */
export function address(reader: Reader) {
  return valueOf(reader, () => location.pathname + location.search + location.hash);
}

export {expect};
