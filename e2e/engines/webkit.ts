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
import type {Engine, Tab} from './reader';

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

function tabOf(driver: WebDriver, handle: string): Tab {
  /** Runs a command in this tab. */
  const here = async <Result>(command: () => Promise<Result>): Promise<Result> => {
    await driver.switchTo().window(handle);
    return command();
  };
  /** Height of the toolbar in CSS pixels. */
  let toolbar = 0;
  const element = (selector: string): WebElement => driver.findElement(By.css(selector));
  /** Scrolls an element to the middle of the page, away from the bar at its top. */
  const show = async (target: WebElement): Promise<void> => {
    const scroll = (shown: Element): void => shown.scrollIntoView({block: 'center'});
    await driver.executeScript(scroll, target);
  };
  return {
    goTo: (url) => here(() => driver.get(url)),
    reload: () => here(() => driver.navigate().refresh()),
    back: () => here(() => driver.navigate().back()),
    resize: (width, height) =>
      here(async () => {
        const window = driver.manage().window();
        await window.setRect({x: 0, y: 0, width, height: height + toolbar});
        const inner = await driver.executeScript<number>(() => innerHeight);
        if (inner !== height) {
          toolbar += height - inner;
          await window.setRect({x: 0, y: 0, width, height: height + toolbar});
        }
        const isResized = (wanted: number): boolean => innerWidth === wanted;
        await driver.wait(() => driver.executeScript<boolean>(isResized, width), PATIENCE);
      }),
    run: (code, ...values) => here(() => driver.executeScript(code, ...values) as never),
    click: (selector) =>
      here(() =>
        // An element may still be missing, hidden or moving.
        expect(async () => {
          const target = element(selector);
          await show(target);
          await target.click();
        }).toPass({timeout: PATIENCE}),
      ),
    hover: (selector) =>
      here(async () => {
        const target = element(selector);
        await show(target);
        await driver.actions().move({origin: target}).perform();
      }),
    press: (key) =>
      here(() => {
        const [last, ...modifiers] = key.split('+').reverse() as [string, ...string[]];
        const codeOf = (name: string): string =>
          (Key as unknown as Readonly<Record<string, string>>)[
            name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
          ] ?? name;
        const actions = driver.actions();
        modifiers.forEach((modifier) => actions.keyDown(codeOf(modifier)));
        actions.sendKeys(codeOf(last));
        modifiers.forEach((modifier) => actions.keyUp(codeOf(modifier)));
        return actions.perform();
      }),
    type: (text) => here(() => driver.actions().sendKeys(text).perform()),
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
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      return {
        ...tabOf(driver, await driver.getWindowHandle()),
        newTab: async () => {
          // A tab would be hidden, and pages do not change their head while they are.
          await driver.switchTo().newWindow('window');
          return tabOf(driver, await driver.getWindowHandle());
        },
        close: () => driver.quit(),
      };
    },
    stop: async () => {
      await service.kill();
      screen.kill();
      rmSync(settings, {recursive: true});
    },
  };
}
