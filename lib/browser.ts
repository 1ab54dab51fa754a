/**
 * Finds or installs the browsers that the tests drive, and nginx.
 *
 * For Chromium, it tries Debian's headless shell (installed with apt as root), an installed
 * Chromium or Chrome, and Playwright's installer, in this order.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {programCall} from './programs';

/** Headless Chromium: a third faster than Chromium, and its text rendering is deterministic. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (...candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((candidate) => candidate !== undefined && existsSync(candidate));

/** Path of an installed Firefox, or `undefined`. */
export const findFirefox = (): string | undefined =>
  firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  );

/**
 * Path of MiniBrowser, the browser of WebKitGTK, in the folders of Debian, Ubuntu and Fedora, or `undefined` if it or
 * its driver is missing.
 */
export function findWebKit(): string | undefined {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;

  return firstOf(
    process.env.WEBKIT_PATH,
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  );
}

/** Whether nginx is installed. One test serves the site with it. */
export const hasNginx = (): boolean => existsSync('/usr/sbin/nginx');

/** Path of an installed Chromium, including that of Playwright, or `undefined`. */
export const findBrowser = (): string | undefined =>
  firstOf(
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  );

/** Whether the browser is the one that rendered the visual baselines. */
export const rendersBaselines = (): boolean => findBrowser() === HEADLESS_SHELL;

/** Whether packages can be installed with apt without a prompt. */
export const canInstallWithApt = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Updates the package list, which a new machine lacks, and installs Debian packages. */
export function installWithApt(...packages: readonly string[]): void {
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env: environment});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
}

/** Installs Firefox, WebKitGTK and nginx with apt, or reports what is missing. */
function ensureOtherPrograms(withNginx: boolean): void {
  const missing = () => [
    ...(findFirefox() === undefined ? ['firefox-esr'] : []),
    ...(findWebKit() === undefined ? ['webkit2gtk-driver', 'xvfb'] : []),
    ...(hasNginx() || !withNginx ? [] : ['nginx-light']),
  ];
  if (missing().length > 0 && canInstallWithApt()) {
    console.log(`Installing ${missing().join(', ')} with apt.`);
    try {
      installWithApt(...missing());
    } catch {
      console.log('apt could not install all of these packages.');
    }
  }
  if (missing().length > 0)
    console.log(`Some browser tests need these packages: ${missing().join(', ')}.`);
}

/**
 * Path of a browser. Installs one if there is none, and, with apt, the browser of the visual
 * baselines in addition to another one.
 *
 * @throws Error if no browser can be installed
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  const isChosen = present !== undefined && present === process.env.CHROMIUM_PATH;
  if (present === HEADLESS_SHELL || isChosen) return present;

  if (canInstallWithApt()) {
    console.log('Installing Chromium with apt.');
    try {
      installWithApt('chromium-headless-shell', 'fonts-dejavu-core');
    } catch {
      // Only Debian has this package.
      if (present === undefined) installWithApt('chromium', 'fonts-dejavu-core');
    }
  } else if (present === undefined) {
    console.log("No browser found: running Playwright's installer.");
    spawnSync(...programCall('playwright install chromium'), {stdio: 'inherit'});
  }
  const installed = findBrowser();
  if (installed === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it ("apt-get install chromium", or your system\'s ' +
        'package), or set CHROMIUM_PATH to its executable, and run the command again.',
    );
  }
  return installed;
}

/**
 * Installs the missing browsers of `npm test`.
 *
 * @param withNginx whether to also install nginx, for the weekly tests
 */
export function ensureTestBrowsers(withNginx = false): void {
  ensureBrowser();
  ensureOtherPrograms(withNginx);
  if (!rendersBaselines())
    console.log('This browser renders text differently, so the visual tests are skipped.');
}

/** Starts an installed browser, or that of {@link ensureBrowser}. */
export const launchBrowser = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser() ?? ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
