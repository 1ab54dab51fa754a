/** The page that makes code for a pricing file. */
import {readFileSync} from 'node:fs';
import {unzipSync, strFromU8} from 'fflate';
import type {Page} from '@playwright/test';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {START_PATH} from '@pricing4saas/playground/handOver';
import {LARGE} from '@pricing4saas/start/shapes';
import {openFile} from './playground/playground';
import {accessibilityProblems} from './support/accessibility';
import {WEEKLY, excessWidth, expect, holdRequests, openPage, test} from './support/site';

const ODD_NAMES = readFileSync('features/start/src/fixtures/odd-names.yml', 'utf8');

const saasNameOf = (text: string) => /saasName: .*/.exec(text)![0];

const pricing = (page: Page) => page.getByRole('textbox', {name: 'Pricing2Yaml file'});
const tree = (page: Page) => page.getByRole('navigation', {name: 'Files'});
const preview = (page: Page, path: string) => page.getByRole('region', {name: path});
const downloadButton = (page: Page) => page.getByRole('button', {name: /^Download .*\.zip$/});

/** The files of the archive that the page makes. */
async function downloaded(page: Page): Promise<{name: string; files: Record<string, string>}> {
  const started = page.waitForEvent('download');
  await downloadButton(page).click();
  const download = await started;
  const archive = unzipSync(readFileSync(await download.path()));
  const files = Object.entries(archive).map(([path, bytes]) => [path, strFromU8(bytes)]);
  return {name: download.suggestedFilename(), files: Object.fromEntries(files)};
}

test('a pasted file and choices become an archive, also without a connection', async ({
  page,
  context,
  copied,
  faults,
}) => {
  await openPage(page, START_PATH);
  await expect(downloadButton(page)).toBeVisible();
  await context.setOffline(true);
  await pricing(page).fill(ODD_NAMES);
  await page.getByRole('radio', {name: 'Spring Boot, own JWT'}).check();
  await page.getByRole('radio', {name: 'Gradle'}).check();
  await page.getByRole('textbox', {name: 'Java base package'}).fill('org.acme.shop');
  await expect(downloadButton(page)).toHaveText('Download cafe-ete-sohne.zip');

  const {name, files} = await downloaded(page);
  expect(name).toBe('cafe-ete-sohne.zip');
  expect(files['cafe-ete-sohne/src/main/resources/pricing/pricing.yml']).toBe(ODD_NAMES);
  const plans = 'src/main/java/org/acme/shop/pricing/Plans.java';
  expect(Object.keys(files)).toContain('cafe-ete-sohne/build.gradle');
  // 64 bytes, and others after each visit.
  const secret = /^pricing\.secret=(.*)$/m.exec(
    files['cafe-ete-sohne/config/application.properties']!,
  )![1]!;
  expect(Buffer.from(secret, 'base64')).toHaveLength(64);

  await tree(page).getByRole('button', {name: 'Plans.java'}).click();
  await expect(tree(page).locator('[aria-current=true]')).toHaveText('Plans.java');
  await expect(preview(page, plans).locator('pre')).toHaveText(files[`cafe-ete-sohne/${plans}`]!);
  await preview(page, plans).getByRole('button', {name: 'Copy'}).click();
  await expect(preview(page, plans).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied()).toBe(files[`cafe-ete-sohne/${plans}`]);
  expect(faults.outsideRequests).toEqual([]);
});

test('the link has the choices, and a reload keeps the file in this tab', async ({page}) => {
  await openPage(page, `${START_PATH}#login=express&project=existing`);
  await expect(page.getByRole('radio', {name: 'Express'})).toBeChecked();
  await expect(page.getByRole('radio', {name: 'Maven'})).toBeDisabled();
  await expect(tree(page).getByRole('button', {name: 'guard.ts'})).toBeVisible();
  await page.getByRole('radio', {name: 'React'}).check();
  await pricing(page).fill(ODD_NAMES);
  await expect(page).toHaveURL(/#project=existing&login=express&frontEnd=react$/);

  await page.reload();
  await expect(pricing(page)).toContainText(saasNameOf(ODD_NAMES));
  await expect(page.getByRole('radio', {name: 'React'})).toBeChecked();
  await expect(tree(page).getByRole('button', {name: 'Toggle.tsx'})).toBeVisible();
});

test('the next step and its address are beside the button', async ({page}) => {
  for (const [choices, next] of [
    ['', 'README.md and open http://localhost:8080.'],
    ['#login=express&frontEnd=react', 'README.md and open http://localhost:5173.'],
    // Its back end has no pages.
    ['#login=own-jwt', 'README.md.'],
    ['#project=existing&frontEnd=react', 'PRICING.md.'],
  ] as const) {
    // Another query loads the page again.
    await openPage(page, `${START_PATH}?${choices.length}${choices}`);
    await expect(downloadButton(page).locator('..'), choices).toHaveText(
      new RegExp(`files\\. Next, follow ${next.replaceAll('.', '\\.')}$`),
    );
  }
});

test('the colored file becomes the editor on focus or hover', async ({page}) => {
  const editor = page.locator('.cm-content');
  await openPage(page, START_PATH);
  await expect(downloadButton(page)).toBeInViewport({ratio: 1});
  await expect(page.locator('main pre .token.string').first()).toHaveText('"2.1"');
  await expect(editor).toHaveCount(0);
  await pricing(page).focus();
  await expect(editor).toBeFocused();

  // Nothing is said about a file that has not been read.
  const release = await holdRequests(page, page.workers()[0]!.url());
  await openPage(page, START_PATH);
  await expect(page.getByText('There is no code')).toHaveCount(0);
  await expect(downloadButton(page)).toHaveCount(0);
  release();
  await expect(downloadButton(page)).toBeVisible();
  await expect(editor).toHaveCount(0);
  await pricing(page).hover();
  await expect(editor).toBeVisible();
});

test('a file is rejected, corrected by an offer, and replaced', async ({page}) => {
  await openPage(page, START_PATH);
  await pricing(page).fill(ODD_NAMES.replace('currency: EUR', 'currency: EURO'));
  await expect(page.getByText('Line 5: The currency code EURO')).toBeVisible();
  await expect(downloadButton(page)).toHaveCount(0);
  await expect(tree(page)).toHaveCount(0);

  await pricing(page).fill(ODD_NAMES);
  await page.getByRole('textbox', {name: 'Java base package'}).fill('com.class');
  await expect(page.getByRole('alert')).toContainText('Java reserves the word class.');
  await expect(downloadButton(page)).toHaveCount(0);

  // The other back end has no package.
  await page.getByRole('radio', {name: 'Express'}).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await pricing(page).fill(LARGE.replace(/^ {4}(?:e|serverE)xpression: .*\n/gm, ''));
  await expect(page.getByText('without an expression: 120 of 120, such as seats.')).toBeVisible();
  await page.getByRole('button', {name: 'Add the usual expression to all of them'}).click();
  const {name, files} = await downloaded(page);
  expect(files[`tool-kit-2-0-fur-amter/pricing/pricing.yml`]).toContain(
    `"planContext['features']['24h support 2']"`,
  );
  expect(name).toBe('tool-kit-2-0-fur-amter.zip');

  // A sample that arrives late does not replace a file that was opened after it.
  const release = await holdRequests(page, '**/assets/js/**');
  const samples = page.waitForResponse('**/assets/js/**');
  const menu = page.getByRole('combobox', {name: 'Sample'});
  await menu.selectOption('Freemium');
  await openFile(page, 'own.yml', ODD_NAMES);
  await expect(downloadButton(page)).toHaveText('Download cafe-ete-sohne.zip');
  release();
  await (await samples).finished();
  // The file would change in the meantime.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(pricing(page)).toContainText(saasNameOf(ODD_NAMES));
  await menu.selectOption('per-seat');
  await expect(downloadButton(page)).not.toHaveText('Download cafe-ete-sohne.zip');
  await openFile(page, 'latin1.yml', Buffer.from([0xe9, 0x20]));
  await expect(page.getByText('Choose a UTF-8 text file')).toBeVisible();
});

test('the playground hands its file over', async ({page}) => {
  await openPage(page, `${PLAYGROUND_PATH}#sample=freemium`);
  await expect(page.locator('.cm-content')).toContainText('saasName');
  const name = saasNameOf(readFileSync('samples/playground/freemium.yml', 'utf8'));
  await page.getByRole('link', {name: 'Get the code'}).click();
  await expect(page).toHaveURL(/\/start$/);
  // The editor of the playground has the same name.
  await expect(downloadButton(page)).toBeVisible();
  await expect(pricing(page)).toContainText(name);
  // The styles arrive with the component.
  await expect(tree(page).locator('ul').first()).toHaveCSS('list-style-type', 'none');
});

for (const theme of ['light', 'dark']) {
  test(`each state is accessible: ${theme}`, theme === 'dark' ? WEEKLY : {}, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 320, height: 844});
    await openPage(page, START_PATH);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await excessWidth(page)).toBe(0);
    await pricing(page).fill('saasName: x');
    await expect(page.getByText('There is no code for this file:')).toBeVisible();
    await page.getByRole('radio', {name: 'Express'}).check();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
