/** Tabs that are older than the site: their code has gone with the last deployment. */

/** Whether something failed because code did not arrive, rather than the index. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Reloads the page if its host answers. For a retry that has failed as well: when the host can be
 * reached and the code cannot, the site was deployed again and only a new page knows the new names.
 * Without a connection nothing happens, because the reader would lose the page.
 */
export async function reloadIfReachable(): Promise<void> {
  const request = fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store'});
  if (await request.then(({ok}) => ok).catch(() => false)) {
    window.location.reload();
  }
}
