/**
 * Faults that only a browser or response headers reveal, each with the check that must report it. The unit
 * tests of the other checks have their own bad input.
 */
import type {Command} from '../../lib/programs';

/** A fault of the build. */
export interface Fault {
  /** Short description. */
  readonly name: string;
  /** File of the build to change. A `*` in its name matches the hash. */
  readonly file: string;
  /** Returns the text of the file with the fault. */
  readonly edit: (text: string) => string;
  /** The command that must fail. */
  readonly check: Command;
  /** Strings that its output must contain: the place, and the problem or the fix. */
  readonly output: readonly string[];
}

const SMALL_PAGE = 'build/markdown-page/index.html';
const MAIN_SCRIPT = 'build/assets/js/main.*.js';

/** Runs the browser tests of a file with a matching title. */
const browser = (file: string, title: string, project = 'site'): Command => [
  `playwright test ${file} --project=${project} --reporter=line -g`,
  title,
];

const SMALL_PAGE_TEST = browser('e2e/routes.spec.ts', '/markdown-page responds');

const insertBefore = (tag: string, html: string) => (text: string) =>
  text.replace(tag, `${html}${tag}`);

export const FAULTS: readonly Fault[] = [
  {
    name: 'a script that fails in the browser',
    file: MAIN_SCRIPT,
    edit: (text) => `${text};throw new Error("broken on purpose");`,
    check: SMALL_PAGE_TEST,
    output: ['broken on purpose', '/markdown-page'],
  },
  {
    name: 'a script that is too large',
    file: MAIN_SCRIPT,
    // Numbers that do not compress.
    edit: (text) => {
      const numbers = Array.from({length: 12_000}, (_, at) =>
        Math.sin(at).toString(36).slice(3, 11),
      );
      return `${text};void ${JSON.stringify(numbers.join(''))};`;
    },
    check: browser('e2e/budgets.spec.ts', 'budget: home'),
    output: ['A reader waits longer for /', 'Expected: <='],
  },
  {
    name: 'text that is hard to read',
    // The contrast of other pages than one of each kind is checked weekly.
    file: 'build/blog/index.html',
    edit: (text) => text.replaceAll('<p>', '<p style="color:#b0b0b0">'),
    check: browser('e2e/routes.spec.ts', '/blog responds'),
    output: ['/blog responds', 'color-contrast'],
  },
  {
    name: 'a template that looks different',
    file: 'build/docs/index.html',
    edit: (text) => text.replace('<h1>', '<h1 style="letter-spacing:4px">'),
    check: browser('e2e/visual', 'docs-root, desktop', 'visual'),
    output: ['docs-root-desktop-light.png', 'pixels'],
  },
  {
    name: 'an inline script that the policy does not allow',
    file: SMALL_PAGE,
    edit: insertBefore('</body>', '<script>window.intruder = 1</script>'),
    check: SMALL_PAGE_TEST,
    output: ['Content-Security-Policy', 'script-src-elem'],
  },
  {
    name: 'an image from another host',
    file: SMALL_PAGE,
    edit: insertBefore('</body>', '<img src="https://x.example/p.png" alt="">'),
    check: SMALL_PAGE_TEST,
    output: ['Content-Security-Policy', 'img-src', 'https://x.example/p.png'],
  },
  {
    name: 'a policy of the worker that allows other hosts',
    file: 'build/_headers',
    edit: (text) => text.replace("connect-src 'self'", 'connect-src *'),
    check: browser('e2e/deployment.spec.ts', 'every response has the headers'),
    output: ['Content-Security-Policy of /assets/js/', 'connect-src *'],
  },
  {
    name: 'a missing response header',
    file: 'build/_headers',
    edit: (text) => text.replace(/ +X-Frame-Options: .*\n/, ''),
    check: browser('e2e/deployment.spec.ts', 'every response has the headers'),
    output: ['X-Frame-Options of /', 'DENY'],
  },
];
