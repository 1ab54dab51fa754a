/**
 * WebKitGTK's MiniBrowser, through WebDriver, on a virtual screen. It has the engine of Safari, but not its
 * network, fonts or media. Playwright supports only its own build of WebKit, which package managers do not
 * offer.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Builder, By, Capabilities, Key, type WebDriver, type WebElement} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {expect} from '@playwright/test';
import {findWebKit} from '../../lib/browser';
import {freePort} from '../../lib/freePort';
import type {Engine, Reader} from './reader';

/** Lets the window become narrower than its toolbar. */
const WINDOW_STYLE =
  '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }';

/** Time to wait for an element that can be pressed, in milliseconds. */
const PATIENCE = 5000;

/** Starts a virtual screen. Returns its process and its name for `DISPLAY`. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await Promise.race([
    once(screen.stdio[3]!, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb has stopped.'))),
  ])) as [Buffer];
  return [screen, `:${display.toString().trim()}`];
}

function readerOf(driver: WebDriver): Reader {
  /** Height of the toolbar in CSS pixels. */
  let toolbar = 0;
  /** An element in the middle of the page, away from the bar at its top. */
  const shown = async (selector: string): Promise<WebElement> => {
    const target = await driver.findElement(By.css(selector));
    const scroll = (element: Element): void => element.scrollIntoView({block: 'center'});
    await driver.executeScript(scroll, target);
    return target;
  };
  return {
    goTo: (url) => driver.get(url),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({x: 0, y: 0, width, height: height + toolbar});
      const inner = await driver.executeScript<number>(() => innerHeight);
      if (inner !== height) {
        toolbar += height - inner;
        await window.setRect({x: 0, y: 0, width, height: height + toolbar});
      }
      const isResized = (wanted: number): boolean => innerWidth === wanted;
      await driver.wait(() => driver.executeScript<boolean>(isResized, width), PATIENCE);
    },
    run: (code, ...values) => driver.executeScript(code, ...values) as never,
    // An element may still be missing, hidden or moving.
    click: (selector) =>
      expect(async () => (await shown(selector)).click()).toPass({timeout: PATIENCE}),
    hover: async (selector) =>
      driver
        .actions()
        .move({origin: await shown(selector)})
        .perform(),
    press: (key) => {
      const [last, ...modifiers] = key.split('+').reverse() as [string, ...string[]];
      const codeOf = (name: string): string =>
        (Key as unknown as Readonly<Record<string, string>>)[name.toUpperCase()] ?? name;
      const actions = driver.actions();
      modifiers.forEach((modifier) => actions.keyDown(codeOf(modifier)));
      actions.sendKeys(codeOf(last));
      modifiers.forEach((modifier) => actions.keyUp(codeOf(modifier)));
      return actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: () => driver.quit(),
  };
}

/**
 * Starts a virtual screen and the driver of WebKitGTK, which runs one browser at a time.
 *
 * @throws Error if they are not installed
 */
export async function startWebKit(): Promise<Engine> {
  const binary = findWebKit();
  if (binary === undefined) {
    throw new Error(
      'WebKitGTK is not installed. On Debian: "apt-get install webkit2gtk-driver xvfb".',
    );
  }
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), WINDOW_STYLE);
  const [screen, display] = await startScreen();
  const port = await freePort();
  const service = new DriverService.Builder('WebKitWebDriver')
    .addArguments(`--port=${port}`)
    .setPort(port)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // Drawing with emulated graphics hardware takes half as long again.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    } as Record<string, string>)
    .build();
  const server = await service.start();
  return {
    newReader: async () => {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary, args: ['--automation']},
      });
      return readerOf(
        await new Builder().usingServer(server).withCapabilities(capabilities).build(),
      );
    },
    stop: async () => {
      await service.kill();
      screen.kill();
      rmSync(settings, {recursive: true});
    },
  };
}
