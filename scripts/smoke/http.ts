/** Asks a deployed site, a few requests at a time. */

/** What a host answered. Redirects are not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks for an address. */
export type Ask = (address: string) => Promise<Answer>;

const TIMEOUT_MS = 20_000;

/** Asks with the network of Node.js. */
export const ask: Ask = async (address) => {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return {status: response.status, headers: response.headers, text: await response.text()};
};

/** Most hosts slow down a client that asks for more at once. */
const AT_ONCE = 6;

/** Runs a task for each item, some at once, and joins the results in the order of the items. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: (readonly Result[])[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index]!);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return results.flat();
}
