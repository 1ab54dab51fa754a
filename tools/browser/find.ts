/**
 * Finds or installs the browser that the tests drive.
 *
 * Debian's Chromium where present; else, as root on Debian or Ubuntu, installed with apt; else
 * Playwright's own installer; else an error that says what to do.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of an installed browser, or `undefined`. Playwright's own browser counts. */
export function findBrowser(): string | undefined {
  return [...CANDIDATES, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
}

/** Whether packages can be installed with apt, without asking anybody. */
export function canInstallWithApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages. The list of packages is refreshed first: a new machine has none. */
export function installWithApt(...packages: readonly string[]): void {
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env: environment});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
}

/**
 * Path of a browser, which is installed if there is none.
 *
 * @throws Error naming what to install by hand
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present !== undefined) {
    return present;
  }
  if (canInstallWithApt()) {
    console.log('No browser found: installing Chromium with apt.');
    installWithApt('chromium', 'fonts-dejavu-core');
  } else {
    console.log("No browser found: running Playwright's installer.");
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
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
