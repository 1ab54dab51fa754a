/** Removes or changes scripts of the built site on their way to the browser. */
import type {Page, Request, Route} from '@playwright/test';
import {openPage} from './site';

/** Scripts that Docusaurus loads for single pages, without the two that every page loads. */
export const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Opens a page and returns the URLs of its chunks, without those of other pages that it prefetches. */
export async function chunksOf(page: Page, path: string): Promise<Set<string>> {
  const [found, prefetched] = [new Set<string>(), new Set<string>()];
  const collect = (request: Request) => {
    const url = request.url();
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.add(url);
    else if (request.resourceType() === 'script' && CHUNKS.test(url) && !prefetched.has(url))
      found.add(url);
  };
  // Otherwise, requests of the page before would count.
  await page.goto('about:blank');
  page.on('request', collect);
  await openPage(page, path);
  page.off('request', collect);
  return found;
}

/** Responds with the requested chunk, whose components throw unless `window.isBroken` is false. */
export async function fulfillBroken(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(
    /\bdefault:\(\)=>([\w$]+)/g,
    'default:()=>(props=>{if(window.isBroken!==false)throw Error("Provoked by a test");return $1(props)})',
  );
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
      const response = await route.fetch({url: url.replace(after, before)});
      const body = (await response.text()).replaceAll(before.slice(1), after.slice(1));
      await route.fulfill({response, body});
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
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
