import {classProblems, partProblems, runtimeProblems, identifiersIn} from './pages';

const page =
  '<!doctype html><html lang="en" data-has-hydrated=false><head><link href="/" hreflang=en>' +
  '<script>set("data-announcement-bar-initially-dismissed")</script></head>' +
  '<body><div id=__docusaurus><p class="theme-a theme-b"></p><p class=theme-c></p></div></body></html>';

it.each([
  [' data-has-hydrated=false', 'data-has-hydrated', 'plugins/load-failure'],
  [' hreflang=en', 'hreflang', 'plugins/load-failure'],
  ['data-announcement-bar', 'data-announcement-bar-initially', 'announcement.ts'],
  [' id=__docusaurus', '__docusaurus', 'MobileSidebar'],
])('reports a page without%s', (part, expected, file) => {
  expect(partProblems(page)).toEqual([]);
  const [problem, ...others] = partProblems(page.replace(part, ''));
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`${file}.*${expected}`));
});

it('reports a runtime with another error', () => {
  expect(runtimeProblems('e.name="ChunkLoadError"')).toEqual([]);
  expect(runtimeProblems('e.name="LoadError"')).toEqual([
    expect.stringMatching(/load-failure.*ChunkLoadError.*unhandledrejection/),
  ]);
});

it('finds words of scripts that can be class names, but no selectors', () => {
  expect(identifiersIn('a.closest(".theme-a .b");x="theme-d_x1-y"')).toEqual([
    'a',
    'x',
    'theme-d_x1-y',
  ]);
});

const known = new Set(['theme-a', 'title_x1']);

it.each([
  [
    'a.css',
    '/* .theme-y */ @media (x) { .theme-a .theme-x > [data-y=".z"] { c: 1.5em } }',
    'theme-x',
  ],
  ['a.css', "p, [class*='title'],\n  [class*='heading'] {}", 'heading'],
  ['a.module.css', '.own :global(.theme-x) {}', 'theme-x'],
  ['a.ts', "element.closest('.theme-a .theme-x')", 'theme-x'],
  ['a.ts', "document.querySelector<HTMLElement>('.theme-x')", 'theme-x'],
  ['a.ts', "elements(page, 'a.theme-x')", 'theme-x'],
  ['a.ts', "const LEFT_OUT_CLASSES = new Set([\n  'theme-a',\n  'theme-x',\n]);", 'theme-x'],
])('reports the unknown class of %s: %s', (file, text, name) => {
  const problems = classProblems(new Map([[file, text]]), known);
  expect(problems).toEqual([
    expect.stringContaining(
      `${file}: expected that a page or script contains the class "${name}" of "`,
    ),
  ]);
});

it('accepts classes that exist, and those of content', () => {
  const sources = new Map([['a.css', ".theme-a [class*='title'], .katex-html, .language-text {}"]]);
  expect(classProblems(sources, known)).toEqual([]);
});
