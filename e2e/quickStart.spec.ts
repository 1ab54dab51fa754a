/** Follows the quick start in a clone of the sample, with the commands, edits and messages of the built page. */
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {applyPatch} from 'diff';
import {rendersBaselines} from '../lib/browser';
import {freePort} from '../lib/freePort';
import {ensureJava} from '../lib/java';
import {LATEST_VERSION, docPath} from '../site/versions';
import {drawing} from './support/drawing';
import {WEEKLY, expect, openPage, test} from './support/site';
import {useFixedFonts} from './visual/fixedFonts';

const SAMPLE = 'samples/noteharbor';
const QUICK_START = docPath(LATEST_VERSION, 'docs/getting-started/quick-start');

/** The function and an expression that the page "Why is my feature off?" lets readers paste. */
const [, CLAIMS] = readFileSync('samples/feature-off/console.js', 'utf8').split(
  /\/\/ (?:end)?region: claims\n/,
);
const FEATURES = "pricingClaims(JSON.parse(localStorage.getItem('pricingToken'))).features";

let folder: string;
let application: ChildProcess | undefined;
let output = '';

/** Makes a repository with the layout of this one. Returns variables with which Git clones it instead. */
function makeOrigin(origin: string, url: string): NodeJS.ProcessEnv {
  for (const file of ['quick-start.mjs', 'docs/index.mdx', SAMPLE]) {
    cpSync(file, path.join(origin, file), {
      recursive: true,
      filter: (each) => !['node_modules', 'dist', 'target'].includes(path.basename(each)),
    });
  }
  const commit = 'git -c user.name=Ada -c user.email=ada@example.org commit -qm sample';
  execFileSync('bash', ['-c', `git init -q && git add . && ${commit}`], {cwd: origin});
  return {
    ...process.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${pathToFileURL(origin).href}.insteadOf`,
    GIT_CONFIG_VALUE_0: url,
  };
}

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quick-start-'));
});

test.afterAll(async () => {
  if (application?.pid && application.exitCode === null) {
    const exit = new Promise((resolve) => application!.once('exit', resolve));
    // Negative: the whole group, which includes Maven and the back end.
    process.kill(-application.pid, 'SIGKILL');
    await exit;
  }
  rmSync(folder, {recursive: true});
});

test('the quick start works as written', WEEKLY, async ({page}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  ensureJava();
  await openPage(page, QUICK_START);
  const blocks = (language: string) => page.locator(`.language-${language} code`).allInnerTexts();
  const [start] = await blocks('bash');
  const [change] = await blocks('diff');
  const [ready, mistake] = await blocks('text');
  const [noRoom] = await page.locator('main em', {hasText: 'no room'}).allInnerTexts();
  const [clone, run] = start!.trim().split('\n');
  const url = await page.locator('main a[href^="http://localhost"]').first().getAttribute('href');

  const [address] = /https:\S+/.exec(clone!)!;
  const origin = path.join(folder, 'origin');
  const environment = makeOrigin(origin, address);
  execFileSync('bash', ['-c', clone!], {cwd: folder, env: environment, stdio: 'pipe'});
  const copy = path.join(folder, path.basename(address));
  const sample = path.join(copy, SAMPLE);
  expect(existsSync(sample)).toBe(false);
  const options = {cwd: path.join(origin, SAMPLE, 'backend'), timeout: 60_000};
  const withWrapper = spawnSync('sh', ['./mvnw', '-v'], options).status === 0;
  console.log(`Maven: ${withWrapper ? 'wrapper' : 'installed'}`);

  const pagePort = Number(new URL(url!).port);
  const port = await freePort(pagePort);
  application = spawn('bash', ['-c', port === pagePort ? run! : `${run} ${port}`], {
    cwd: folder,
    detached: true,
    env: {...environment, ...(withWrapper ? {} : {NOTEHARBOR_MAVEN: 'mvn'})},
  });
  const readyLine = ready!.trim().replace(String(pagePort), String(port));
  for (const stream of [application.stdout!, application.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk));

  const isReady = () => output.includes(readyLine) || application!.exitCode !== null;
  await expect.poll(isReady, {timeout: 0}).toBe(true);
  expect(output).toContain(readyLine);
  expect(existsSync(path.join(copy, 'docs'))).toBe(false);

  const file = path.join(sample, 'backend/src/main/resources/pricing/noteharbor.yml');
  const edit = (from: string, to: string) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  const save = page.getByRole('button', {name: 'Save'});
  const exports = page.getByRole('button', {name: 'Export as PDF'});
  const [, user, password] = /as (\w+) \(password ([\w-]+)\)/.exec(readyLine)!;
  const logIn = async () => {
    await page.getByLabel('Name').fill(user!);
    await page.getByLabel('Password').fill(password!);
    await page.getByRole('button', {name: 'Log in'}).click();
  };

  // The page reloads after a response with a new token, and forgets what is not saved.
  const upToDate = () =>
    page.waitForResponse((response) => {
      const request = response.request();
      const isList = request.method() === 'GET' && request.url().endsWith('/api/notes');
      return isList && response.headers()['pricing-token'] === undefined;
    });

  const draw = async (name: string) => {
    for (const colorScheme of rendersBaselines() ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({colorScheme});
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {fullPage: true});
    }
  };

  await page.setViewportSize({width: 640, height: 200});
  await useFixedFonts(page);
  await page.goto(url!.replace(String(pagePort), String(port)));
  await Promise.all([upToDate(), logIn()]);
  await expect(save).toBeVisible();

  const changed = applyPatch(readFileSync(file, 'utf8'), change!);
  expect(changed).not.toBe(false);
  writeFileSync(file, changed as string);
  for (const note of ['Order paper', 'Call the printer']) {
    await page.getByLabel('Note').fill(note);
    await Promise.all([upToDate(), save.click()]);
    await expect(page.getByText(note)).toBeVisible();
  }
  await expect(page.getByText(noRoom!)).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(exports).toHaveCount(0);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await draw('limit-reached');

  await page.getByLabel('Plan').selectOption('STUDIO');
  await expect(save).toBeVisible();
  await expect(exports).toHaveCount(2);
  await expect(page.getByLabel('Plan')).toHaveValue('STUDIO');
  await draw('plan-with-feature');
  const features = await page.evaluate<object>(`(() => {${CLAIMS} return ${FEATURES}})()`);
  const shown = Object.entries(features)
    .sort()
    .map(([name, values]) => `    ${name}: ${JSON.stringify(values)}`)
    .map((line) => line.replaceAll('"', '').replace(/[:,](?! )/g, '$& '));
  const token = drawing('Console', [`> ${FEATURES}`, '  Object', ...shown]);
  expect(token).toMatchSnapshot('pricing-token.svg');

  await page.getByLabel('Plan').selectOption('STARTER');
  await expect(page.getByText(noRoom!)).toBeVisible();
  await expect(exports).toHaveCount(0);
  edit('defaultValue: 2\n', 'defaultValue: 3\n');
  await page.reload();
  await expect(save).toBeVisible();

  edit('defaultValue: 3\n', 'defaultValue: fifty\n');
  await page.reload();
  await expect.poll(() => output).toContain(mistake!.trim().replace(/^\w+: /, ''));
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', {name: 'Log out'}).click();
  await logIn();
  await expect(page.getByRole('alert')).toHaveText('Wrong name or password');
});
