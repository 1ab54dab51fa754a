/** Handles tabs that are older than the deployed site, whose code no longer exists. */

/** Whether an error is a failed load of code or styles, not of the index. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /^Loading (CSS )?chunk/.test(error.message);

/**
 * Reloads the page if its host responds. Call it if a retry failed as well: if the host is reachable but
 * the code is not, the site was deployed again, and only a new page has the new file names. Offline,
 * nothing happens, because the reader would lose the page.
 */
export async function reloadIfReachable(): Promise<void> {
  const request = fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'});
  if (await request.then(({ok}) => ok).catch(() => false)) window.location.reload();
}
