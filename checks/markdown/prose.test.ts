import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {adviceOn} from './advice';
import {RULES, proseProblems} from './check';
import {readProse} from './document';
import rules from './markdownlint/rules.json';
import {sharedRuns} from './repetition';
import {fileLinkProblems} from './fileLinks';
import {wordProblems} from './words';
import {root} from '../../lib/root';

const TITLE = '---\ntitle: A page\n---\n\n';

const problems = (text: string, file = 'docs/docs/a.md') =>
  proseProblems([readProse(file, text)], []).map(
    ({line, rule, message}) => `${line} ${rule}: ${message}`,
  );

describe('prose rules', () => {
  it.each([
    ['A quota for notes.', 'terms', 'Write "usage limit"'],
    ['The free tier.', 'terms', 'Write "plan"'],
    ['Buy an addon.', 'terms', 'Write "add-on"'],
    ['The backend answers.', 'terms', 'Write "back end"'],
    ['Look at the front-end.', 'terms', 'Write "front end"'],
    ['Install pricing4java first.', 'names', 'is spelt "Pricing4Java"'],
    ['Pricing 4 SaaS is a toolkit.', 'names', 'is spelt "Pricing4SaaS"'],
    ['Written in Javascript.', 'names', 'is spelt "JavaScript"'],
    ['On Github.', 'names', 'is spelt "GitHub"'],
    ['With Open Feature.', 'names', 'is spelt "OpenFeature"'],
    ['A Yaml file.', 'names', 'is spelt "YAML"'],
    ['# Again', 'headings', 'Begin with ##'],
    ['## A page', 'headings', 'repeats the title'],
    [`## ${'word '.repeat(20)}`, 'headings', 'expected at most 80'],
    ['[https://example.org/a](https://example.org/a)', 'labels', 'Say where it leads'],
    ['<https://example.org/a>', 'labels', 'Say where it leads'],
    ['![image](a.png)', 'labels', 'does not say what the picture shows'],
    ['![Screenshot of it](a.png)', 'labels', 'does not say what the picture shows'],
    ['![pricing-page](img/pricing-page.png)', 'labels', 'name of the file'],
    ['Lorem ipsum dolor.', 'template-text', 'belongs to a draft'],
    ['<!-- TODO: say more -->', 'template-text', 'belongs to a draft'],
    ['Dinosaurs are cool.', 'template-text', 'belongs to a draft'],
  ])('refuse %s', (text, rule, message) => {
    expect(problems(TITLE + text)).toEqual([expect.stringMatching(new RegExp(`^5 ${rule}: `))]);
    expect(problems(TITLE + text)[0]).toContain(message);
  });
  it.each([
    'The `quota` of another product, and `pricing4ts` from npm.',
    'A usage limit of a plan, an add-on, the back end and back-end code.',
    '## YAML that bites {#yaml}',
    'Open <http://localhost:3000>, or [the syntax](./docs/yaml.md).',
    'The class AddOn in `pricing.yaml`, see pricing.yaml or @scope/json.',
    '```yaml\nquota: 1 # javascript\n```',
    '![The pricing page of NoteHarbor](a.png)',
  ])('accept %s', (text) => {
    expect(problems(TITLE + text)).toEqual([]);
  });
  it('look at titles, descriptions and the texts of components', () => {
    expect(problems('---\ntitle: Quotas\ndescription: A quota.\n---\n')).toHaveLength(2);
    expect(problems('<Card title="A quota" id="quota" />\n', 'docs/a.mdx')).toHaveLength(1);
  });
  it('count lines inside a paragraph', () => {
    expect(problems('one\ntwo\na quota')[0]).toMatch(/^3 terms/);
  });
  it('leave a page of src/pages its heading', () => {
    expect(problems(`${TITLE}# A page`, 'src/pages/a.md')).toEqual([]);
  });
});

describe('exceptions', () => {
  const exception = {file: 'a.md', rule: 'terms', text: 'quota', reason: 'a test'};
  it('hold for the text they name', () => {
    expect(proseProblems([readProse('a.md', 'A quota.')], [exception])).toEqual([]);
    expect(proseProblems([readProse('a.md', 'A tier and a quota.')], [exception])).toHaveLength(1);
  });
  it('are refused when nothing needs them', () => {
    const [problem] = proseProblems([readProse('a.md', 'A limit.')], [exception]);
    expect(problem?.message).toContain('Remove it');
    expect(proseProblems([readProse('b.md', 'A limit.')], [exception])).toEqual([]);
  });
});

describe('links between files', () => {
  const links = (text: string) =>
    fileLinkProblems([readProse('docs/api/a.md', text)], (file) =>
      ['docs/api/b.md', 'docs/c d.md', 'LICENSE'].includes(file),
    );
  it('lead to files', () => {
    expect(links('[A](./b.md), [B](b.md#part), [C](../c%20d.md), [D](../../LICENSE)')).toEqual([]);
    expect(links('[A](https://x.example/y.md), [B](/docs), [C](#part), [D](mailto:a@b.c)')).toEqual(
      [],
    );
    expect(links('[A](./100%.md)')).toEqual([
      expect.stringContaining('./100%.md leads to no file'),
    ]);
    expect(links('One.\n\n[A](./gone.md#part)\n![A plan](plan.svg)\n')).toEqual([
      expect.stringMatching(/^docs\/api\/a\.md:3: \.\/gone\.md leads to no file\..+new name/),
      expect.stringMatching(/^docs\/api\/a\.md:4: plan\.svg leads to no file\./),
    ]);
  });
});

describe('words.txt', () => {
  it('is sorted, without doubles and without words that no page uses', () => {
    expect(wordProblems('# note\nbeta\nAlpha\n', ['alpha beta'])).toEqual([
      'checks/markdown/words.txt:3: "Alpha" belongs before "beta". Sort the file.',
    ]);
    expect(wordProblems('a\na\n', ['a'])).toEqual([expect.stringContaining('twice')]);
    expect(wordProblems('gone\n', ['here'])).toEqual([expect.stringContaining('Remove it')]);
  });
});

describe('Markdown rules', () => {
  const documented = readdirSync(path.join(root, 'node_modules/markdownlint/doc')).flatMap(
    (file) => /^md\d+(?=\.md$)/.exec(file)?.[0].toUpperCase() ?? [],
  );
  it('are each on with a mend, or off with a reason', () => {
    expect(Object.keys(rules).sort()).toEqual(documented.sort());
    for (const [name, rule] of Object.entries(rules)) {
      const text = rule.on === false && 'why' in rule ? rule.why : 'mend' in rule && rule.mend;
      expect(text, name).toMatch(/\.$/);
    }
  });
});

describe('advice', () => {
  it('finds long sentences, fillers and the passive, and nothing in tables', () => {
    const text = `It is simply read by the parser. One ${'and more '.repeat(20)}.`;
    const messages = adviceOn(readProse('a.md', text)).map(({message}) => message);
    expect(messages).toHaveLength(3);
    expect(messages.join()).toMatch(/a sentence of 42 words.*"simply" can.*"is simply read by"/);
    expect(adviceOn(readProse('a.md', '| simply |\n| --- |\n| just |'))).toEqual([]);
  });
});

it('each rule has a name of its own', () => {
  expect(new Set(RULES.map(({name}) => name)).size).toBe(RULES.length);
});

describe('CONTRIBUTING.md', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  it.each(['docs/contrib/introduction.md', 'README.md'])('does not repeat %s', (file) => {
    expect(sharedRuns(read(file), read('CONTRIBUTING.md'))).toEqual([]);
  });
  it('would be caught repeating it', () => {
    const run = 'ten words in a row are said here once more';
    expect(sharedRuns(`First, ${run}.`, `Then ${run}, too.`)).toEqual([run]);
  });
});
