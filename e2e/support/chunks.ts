/** Removes or changes scripts of the built site on their way to the browser. */
import type {Page, Route} from '@playwright/test';

/** Scripts that Docusaurus loads for single pages, without the two that every page loads. */
export const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Opens a page and returns the URLs of the chunks that it runs. */
export async function chunksOf(page: Page, path: string): Promise<Set<string>> {
  const found = new Set<string>();
  const collect = (request: {url(): string; resourceType(): string}) => {
    if (request.resourceType() === 'script' && CHUNKS.test(request.url())) {
      found.add(request.url());
    }
  };
  page.on('request', collect);
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  page.off('request', collect);
  return found;
}

/** Defect of a page: its component throws while `window.isBroken` is true, or is missing. */
export type Defect = 'throws' | 'has no default export';

/**
 * Replaces the default export of each module of the next chunk. Runs in the browser before it.
 */
function breakNextChunk(defect: Defect): void {
  type Exports = Record<string, unknown>;
  type Module = (this: unknown, module: object, exports: Exports, require: unknown) => void;
  type Chunk = [ids: string[], modules: Record<string, Module>];
  const site = window as unknown as {
    webpackChunkpricing4saas_docs: {push: (chunk: Chunk) => number};
    isBroken?: boolean;
  };
  const chunks = site.webpackChunkpricing4saas_docs;
  const {push} = chunks;
  site.isBroken ??= true;
  chunks.push = ([ids, modules]) => {
    chunks.push = push;
    for (const [id, original] of Object.entries(modules)) {
      modules[id] = function replaced(module, exports, require) {
        const real: Exports = {};
        original.call(this, module, real, require);
        const {default: component, ...others} = Object.getOwnPropertyDescriptors(real);
        Object.defineProperties(exports, others);
        if (component && defect === 'throws') {
          exports.default = (props: object) => {
            if (site.isBroken) {
              throw new Error('Provoked by a test');
            }
            return (real.default as (props: object) => unknown)(props);
          };
        }
      };
    }
    return push([ids, modules]);
  };
}

/** Responds with the requested chunk, with a broken component. */
export async function fulfillBroken(route: Route, defect: Defect): Promise<void> {
  const response = await route.fetch();
  const body = `(${breakNextChunk.toString()})(${JSON.stringify(defect)});\n${await response.text()}`;
  await route.fulfill({response, body});
}

/**
 * Simulates a new deployment when `deploy()` is called: pages and scripts refer to scripts at new
 * URLs, and the old URLs no longer exist.
 */
export async function deployable(page: Page): Promise<{deploy: () => void}> {
  let isDeployed = false;
  const [before, after] = ['/assets/js/', '/assets/next/'];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const isPage = route.request().resourceType() === 'document';
    if (isDeployed && url.includes(before)) {
      await route.fulfill({status: 404, contentType: 'text/html', body: 'gone'});
    } else if (isDeployed && (isPage || url.includes(after))) {
      try {
        const response = await route.fetch({url: url.replace(after, before)});
        const body = (await response.text()).replaceAll(before.slice(1), after.slice(1));
        await route.fulfill({response, body});
      } catch (error) {
        // Requests that are pending when a test ends are not errors.
        if (!/disposed|closed/.test(String(error))) {
          throw error;
        }
      }
    } else {
      await route.fallback();
    }
  });
  return {
    deploy: () => {
      isDeployed = true;
    },
  };
}

/** Paths of the pages that the browser loads from now on, without client-side navigation. */
export function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}
