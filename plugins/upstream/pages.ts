/** Parts of pages and class names that other files of the site select. */
import {changed, problemsUnless} from './changed';

/** What every page contains, and the file that depends on it. */
const PARTS = [
  [
    /<html[^>]* data-has-hydrated="?false/,
    '<html data-has-hydrated="false">',
    'plugins/load-failure/script.ts',
  ],
  [/<link[^>]* hreflang=/i, '<link hreflang>', 'plugins/load-failure/script.ts'],
  [
    /data-announcement-bar-initially-dismissed/,
    'a script that sets data-announcement-bar-initially-dismissed',
    'src/client/upstream/announcement.ts',
  ],
  [
    / id="?__docusaurus[">\s]/,
    '<div id="__docusaurus">',
    'src/theme/Navbar/MobileSidebar/Layout/index.tsx',
  ],
] as const;

/** Classes that only some content has: formulas, languages of code blocks. */
const OF_CONTENT = /^(katex|language-)/;

/** Whether a page has the parts. */
export const partProblems = (html: string): string[] =>
  PARTS.filter(([pattern]) => !pattern.test(html)).map(([, expected, file]) =>
    changed({
      file,
      expected: `every page contains ${expected}`,
      found: 'no such element',
      fix: 'Adapt the file to what Docusaurus renders instead, and PARTS in plugins/upstream/pages.ts.',
    }),
  );

/**
 * Whether a chunk that is not a script fails with the error that readers get a message for.
 *
 * @param runtime the script that loads chunks
 */
export const runtimeProblems = (runtime: string): string[] =>
  problemsUnless(runtime.includes('ChunkLoadError'), {
    file: 'plugins/load-failure/script.ts',
    expected: 'the runtime of Rspack throws a ChunkLoadError',
    fix: 'Adapt the listener of "unhandledrejection", or readers get no message.',
  });

/** The part of a list of selectors that contains a name. */
const partWith = (name: string, list: string): string =>
  list
    .split(',')
    .find((selector) => selector.includes(name))!
    .trim()
    .replace(/\s+/g, ' ');

/** Selectors of a style sheet. In a CSS module, only those that are `:global`. */
function selectorsOfStyles(file: string, text: string): string[] {
  const rules = text.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = rules.filter((rule) => !rule.trim().startsWith('@'));
  return file.endsWith('.module.css')
    ? selectors.flatMap((selector) => selector.match(/:global\([^)]*\)/g) ?? [])
    : selectors;
}

/** Selectors that a script passes to functions, and the members of its sets of class names. */
function selectorsOfScript(text: string): string[] {
  const calls =
    /\b(?:closest|matches|querySelector(?:All)?|elements)(?:<\w+>)?\((?:\w+, )?'([^']+)'/g;
  const sets = /_CLASSES = new Set\(\[([^\]]*)\]/g;
  const classes = [...text.matchAll(sets)].flatMap(
    ([, members]) => members!.match(/[\w-]+/g) ?? [],
  );
  return [
    ...[...text.matchAll(calls)].map(([, selector]) => selector!),
    ...classes.map((name) => `.${name}`),
  ];
}

/** Words of a script that can be names of classes: none after a dot, which are selectors. */
export const identifiersIn = (script: string): string[] =>
  script.match(/(?<![.\w-])[A-Za-z_][\w-]*/g) ?? [];

/**
 * Whether the class names in selectors of the site exist.
 *
 * @param sources text of style sheets and scripts of the site, by path
 * @param known all words that can be class names
 */
export function classProblems(
  sources: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): string[] {
  const words = [...known];
  const problems = [...sources].flatMap(([file, text]) => {
    const selectors = file.endsWith('.css')
      ? selectorsOfStyles(file, text)
      : selectorsOfScript(text);
    return selectors.flatMap((selector) => {
      const parts = [...selector.matchAll(/\[class\*=['"]?([\w-]+)/g)].map(([, part]) => part!);
      const names = selector.replace(/\[[^\]]*\]/g, '').match(/(?<=\.)-?[A-Za-z_][\w-]*/g) ?? [];
      return [
        ...names.filter((name) => !known.has(name) && !OF_CONTENT.test(name)),
        ...parts.filter((part) => !words.some((word) => word.includes(part))),
      ].map((name) =>
        changed({
          file,
          expected: `a page or script contains the class "${name}" of "${partWith(name, selector)}"`,
          fix: 'Rename it as the theme or DocSearch has, or remove it if its element is gone.',
          link: 'https://github.com/facebook/docusaurus/issues/10945',
        }),
      );
    });
  });
  return [...new Set(problems)];
}
