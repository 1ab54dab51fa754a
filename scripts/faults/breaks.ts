/**
 * Ways to break the site, each with the gate that has to catch it. The gates are the commands and
 * tests that `npm test` runs; where a whole run of one would say no more, only its part is run.
 */
import type {Break, Edit} from './trial';

const PAGE = 'docs/api/Pricing2Yaml/good-practices.md';
const PAGE_ROUTE = '/docs/2.0.1/api/Pricing2Yaml/good-practices';
const SMALL_PAGE = 'build/markdown-page/index.html';
const BUILT_PAGE = `build${PAGE_ROUTE}/index.html`;

const unit = (...files: string[]): Break['gate'] => ['npx', 'vitest', 'run', ...files];
const fences = (page: string): Break['gate'] => [
  'npm',
  'run',
  '--silent',
  'check:fences',
  '--',
  page,
];
/** The prose rules over one page, with a paragraph more. */
function brokenProse(name: string, text: string, says: Break['says']): Break {
  return {
    name,
    edits: [{file: PAGE, append: `\n${text}\n`}],
    gate: ['npm', 'run', '--silent', 'check:prose', '--', PAGE],
    says: [`${PAGE}:`, ...says],
  };
}

const BUILT_HTML: Break['gate'] = ['npm', 'run', '--silent', 'check:html'];
const BUILD: Break['gate'] = ['npx', 'tsx', 'scripts/test/cli.ts', 'build'];

/** Browser tests of one file whose title matches. */
const browser = (file: string, title?: string, project = 'site'): Break['gate'] => [
  'npx',
  'playwright',
  'test',
  file,
  `--project=${project}`,
  '--reporter=line',
  '--retries=0',
  ...(title === undefined ? [] : ['-g', title]),
];

/** A page with one fence, beside the real ones. */
const pageWith = (fence: string): {page: string; edits: Edit[]} => ({
  page: 'docs/broken.md',
  edits: [
    {
      file: 'docs/broken.md',
      write: `---\ntitle: Broken\n---\n\nA page with one fence.\n\n${fence}\n`,
    },
  ],
});

function brokenFence(name: string, fence: string, says: Break['says']): Break {
  const {page, edits} = pageWith(fence);
  return {name, edits, gate: fences(page), says: [`${page}:`, ...says]};
}

/** All breaks. Those that build the site come last, because they replace the build of the copy. */
export const BREAKS: readonly Break[] = [
  {
    name: 'a sample that drifted from its file',
    edits: [
      {
        file: 'samples/noteharbor-backend/pom.xml',
        replace: '<version>2.3.1</version>',
        by: '<version>2.3.0</version>',
      },
    ],
    gate: fences('docs/commonErrors/introduction.md'),
    says: ['docs/commonErrors/introduction.md:', 'samples/noteharbor-backend/pom.xml'],
  },
  {
    name: 'an error message that the library does not give',
    edits: [{file: PAGE, replace: 'must have at least 3 characters', by: 'must have 3 characters'}],
    gate: fences(PAGE),
    says: [`${PAGE}:`, 'must have at least 3 characters'],
  },
  brokenFence(
    'a pricing that is not valid',
    '```yaml fragment=2.1 at=plans.STARTER\nprice: [20, 30]\n```',
    [/schema|pricing4ts/],
  ),
  brokenFence('Java that does not compile', '```java statements\nint plans = "three";\n```', [
    /incompatible types/,
  ]),
  brokenFence(
    'TypeScript that does not type-check',
    "```ts module\nimport {Feature} from 'pricing4react';\nconst plans: number = Feature;\n```",
    [/not assignable/],
  ),
  brokenFence('a fence without a contract', '```yaml\nsaasName: NoteHarbor\n```', [/pricing=/]),
  brokenFence(
    'a stale exception',
    '```bash unchecked="needs a server"\nnpm install pricing4react\n```',
    ['unchecked= is stale', 'Remove it'],
  ),
  {
    name: 'a schema that is not made from its source',
    edits: [
      {file: 'static/schemas/pricing2yaml/2.1.json', replace: '"NUMERIC"', by: '"NUMERICAL"'},
    ],
    gate: unit('pricing2yaml/schema/schemas.test.ts'),
    says: ['2.1', 'npm run schemas'],
  },
  {
    name: 'text that cannot be read on its background',
    edits: [{file: 'src/css/tokens.css', replace: /--site-ink: #\w+/, by: '--site-ink: #8a93a6'}],
    gate: unit('src/css'),
    says: ['text reads on --site-surface', 'to be greater than or equal to 7'],
  },
  {
    name: 'a theme override that no list has',
    edits: [{file: 'src/theme/Footer/index.tsx', write: 'export default () => null;\n'}],
    gate: unit('src/theme'),
    says: ['src/theme/README.md lists every theme override', 'Footer'],
  },
  {
    name: 'front matter without a description',
    edits: [{file: PAGE, replace: /^description: .*$/m, by: 'description: Short.'}],
    gate: unit('plugins/front-matter'),
    says: [PAGE, '"description" has 6 characters', 'Reword it'],
  },
  {
    name: 'a topic whose change nobody stated',
    edits: [{file: 'site/changes.ts', replace: "'docs/Introduction',", by: ''}],
    gate: unit('site'),
    says: ['docs/Introduction'],
  },
  brokenProse('a misspelt product name', 'Use Pricing2YAML.', ['Pricing2Yaml']),
  brokenProse('a misspelt word', 'This sentense has a mistake.', ['sentense']),
  brokenProse('a word that we do not use', 'The quota of a tier.', ['usage limit', 'plan']),
  brokenProse('a link to a page that has moved', 'See [the plan](./no-such-plan.md).', [
    'There is no file ./no-such-plan.md',
    'write its new name',
  ]),
  brokenProse('a link that does not say where it leads', 'Click [here](./feature-evaluation.md).', [
    'here',
  ]),
  brokenProse('text that was left from a template', 'TODO: lorem ipsum.', ['TODO']),
  {
    name: 'a deleted page without a redirect',
    edits: [
      {
        file: 'site/routes/routes.json',
        replace: '/docs/2.0.1/api/Pricing4Java/yaml-utils"',
        by: '/docs/2.0.1/api/Pricing4Java/yaml-tools"',
      },
    ],
    gate: unit('checks/routes'),
    says: ['/docs/2.0.1/api/Pricing4Java/yaml-utils', 'redirect'],
  },
  {
    name: 'a diagram that nobody has drawn',
    edits: [
      {file: 'docs/docs/Introduction.md', replace: '```mermaid\n', by: '```mermaid\n%% new\n'},
    ],
    gate: unit('scripts/generate/diagrams'),
    says: ['docs/docs/Introduction.md', 'npm run diagrams'],
  },
  {
    name: 'an action that is not pinned',
    edits: [
      {
        file: '.github/workflows/check.yml',
        replace: /actions\/checkout@\w+/,
        by: 'actions/checkout@v7',
      },
    ],
    gate: unit('checks/workflows'),
    says: ['check.yml', 'actions/checkout@v7'],
  },
  {
    name: 'types that do not fit',
    edits: [{file: 'site/links.ts', append: '\nexport const wrong: number = "text";\n'}],
    gate: ['npm', 'run', '--silent', 'check:types'],
    says: ['site/links.ts', "Type 'string' is not assignable to type 'number'"],
  },
  {
    name: 'a broken link',
    edits: [{file: BUILT_PAGE, replace: '</article>', by: '<a href="/nowhere">x</a></article>'}],
    gate: BUILT_HTML,
    says: [PAGE_ROUTE, '/nowhere', 'Correct the link'],
  },
  {
    name: 'a broken anchor',
    edits: [{file: BUILT_PAGE, replace: '</article>', by: '<a href="#gone">x</a></article>'}],
    gate: BUILT_HTML,
    says: [PAGE_ROUTE, '"gone"', 'Correct the fragment'],
  },
  {
    name: 'a wrong canonical address',
    edits: [
      {file: BUILT_PAGE, replace: /(rel="?canonical"? href="?[^">]*)good-practices/, by: '$1x'},
    ],
    gate: BUILT_HTML,
    says: [PAGE_ROUTE, 'canonical URL', 'site/canonical.ts'],
  },
  {
    name: 'a picture without a text',
    edits: [
      {
        file: BUILT_PAGE,
        replace: '</article>',
        by: '<img src="/img/logo.svg" width="9" height="9"></article>',
      },
    ],
    gate: BUILT_HTML,
    says: [PAGE_ROUTE, '/img/logo.svg has no alt text'],
  },
  {
    name: 'two pages with one title',
    edits: [{file: BUILT_PAGE, replace: /<title([^>]*)>[^<]*/, by: '<title$1>Blog | Pricing4SaaS'}],
    gate: BUILT_HTML,
    says: ['title "Blog | Pricing4SaaS" is also that of', 'Reword one of them'],
  },
  {
    name: 'a missing search index',
    edits: [{file: 'build/search-index/manifest.json', remove: true}],
    gate: browser('e2e/search/relevance.spec.ts'),
    says: ['search-index', 'npm run build'],
  },
  {
    name: 'a page that search does not find',
    edits: [
      {
        file: 'src/search/golden.json',
        replace: /"path": "[^"]*"/,
        by: '"path": "/docs/2.0.1/no/such/page"',
      },
    ],
    gate: browser('e2e/search/relevance.spec.ts', 'every expected answer'),
    says: ['/docs/2.0.1/no/such/page'],
  },
  {
    name: 'a script that fails in the browser',
    edits: [{file: 'build/assets/js/main.*.js', append: ';throw new Error("broken on purpose");'}],
    gate: browser('e2e/routes.spec.ts', '/markdown-page answers'),
    says: ['broken on purpose', '/markdown-page'],
  },
  {
    name: 'a script that is too large',
    // Numbers that do not compress.
    edits: [
      {
        file: 'build/assets/js/main.*.js',
        append: `;void ${JSON.stringify(
          Array.from({length: 12_000}, (_, at) => Math.sin(at).toString(36).slice(3, 11)).join(''),
        )};`,
      },
    ],
    gate: browser('e2e/budgets.spec.ts', 'budget: home'),
    says: ['JavaScript of /', 'Expected: <='],
  },
  {
    name: 'a template that looks different',
    edits: [{file: 'build/assets/css/styles.*.css', append: 'h1{letter-spacing:4px}'}],
    gate: browser('e2e/visual', 'docs-root, desktop', 'visual'),
    says: ['docs-root-desktop-light.png', 'pixels'],
  },
  {
    name: 'an inline script that the policy does not know',
    edits: [
      {file: SMALL_PAGE, replace: '</body>', by: '<script>window.intruder = 1</script></body>'},
    ],
    gate: browser('e2e/routes.spec.ts', '/markdown-page answers'),
    says: ['Content-Security-Policy', 'script-src-elem'],
  },
  {
    name: 'an inline event handler',
    edits: [
      {file: SMALL_PAGE, replace: '</body>', by: '<img src="/none" onerror="x()" alt=""></body>'},
    ],
    gate: browser('e2e/routes.spec.ts', '/markdown-page answers'),
    says: ['Content-Security-Policy', 'script-src-attr'],
  },
  {
    name: 'a picture from another host',
    edits: [
      {
        file: SMALL_PAGE,
        replace: '</body>',
        by: '<img src="https://x.example/p.png" alt=""></body>',
      },
    ],
    gate: browser('e2e/routes.spec.ts', '/markdown-page answers'),
    says: ['Content-Security-Policy', 'img-src', 'https://x.example/p.png'],
  },
  {
    name: 'a stylesheet from another host without integrity',
    edits: [
      {
        file: BUILT_PAGE,
        replace: '</head>',
        by: '<link rel="stylesheet" href="https://x.example/s.css"></head>',
      },
    ],
    gate: BUILT_HTML,
    says: [PAGE_ROUTE, 'https://x.example/s.css needs integrity'],
  },
  {
    name: 'headers of another build in vercel.json',
    edits: [{file: 'vercel.json', replace: /'sha256-[^']*'/, by: "'sha256-another'"}],
    gate: ['npm', 'run', '--silent', 'check:headers'],
    says: ['vercel.json', 'npm run headers'],
  },
  {
    name: 'a licence that nobody has allowed',
    edits: [{file: 'plugins/licences/licences.ts', replace: "  'MIT',\n", by: ''}],
    gate: BUILD,
    says: ['react@', '"MIT" is not in ALLOWED_LICENCES'],
  },
  {
    name: 'a Markdown link to a file that is not there',
    edits: [{file: PAGE, append: '\nSee [the plan](./no-such-plan.md).\n'}],
    gate: BUILD,
    says: [PAGE, 'no-such-plan.md'],
  },
];
