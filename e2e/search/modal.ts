/** Helpers for the search modal, for the tests of both search services. */
import type {Page} from '@playwright/test';
import {expect} from '../support/site';

export const modal = (page: Page) => page.locator('.DocSearch-Modal');
export const input = (page: Page) => page.locator('.DocSearch-Input');
export const hits = (page: Page) => page.locator('.DocSearch-Dropdown .DocSearch-Hit');

/** Opens the modal by its shortcut and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeVisible();
  await input(page).fill(query);
}

/**
 * Expects a failing query to show only the failure message of site/decisions.md, and Retry to show
 * results once the cause is removed.
 *
 * @param removeCause removes the cause of the failure
 */
export async function expectFailureThenRetry(
  page: Page,
  removeCause: () => Promise<void> | void,
): Promise<void> {
  await search(page, 'plan');
  const alert = modal(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await expect(modal(page).getByText('No results for')).toBeHidden();
  await removeCause();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toBeVisible();
  await expect(alert).toBeHidden();
}
