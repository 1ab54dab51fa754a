/* eslint prose/style-words: off -- The words are the subject of the tests. */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {lint} from 'markdownlint/promise';
import settings, {BUILT_IN} from '../../.markdownlint-cli2.mjs';
import {root} from '../../lib/root';
import {STYLE_WORDS, messageFor} from './styleWords.mjs';

/** Problems of a text as `line rule: message`. */
async function problems(text: string, file = 'docs/docs/a.md') {
  const results = await lint({
    strings: {[file]: `${text}\n`},
    customRules: settings.customRules,
    config: settings.config,
    noInlineConfig: true,
  });
  return (results[file] ?? []).map(
    ({lineNumber, ruleNames: [rule], errorDetail}) => `${lineNumber} ${rule}: ${errorDetail}`,
  );
}

const TITLE = '---\ntitle: A page\n---\n\n';

describe('the rules', () => {
  it.each([
    ['A quota for notes.', 'terms', 'Use "usage limit"'],
    ['It is no `boolean`.', 'terms', '"is not a"'],
    ['# Again', 'heading-text', 'Begin with ##'],
    ['## A page', 'heading-text', 'repeats the title'],
    ['##', 'heading-text', 'Write one'],
    [`## ${'word '.repeat(20)}end`, 'heading-text', 'at most 80'],
    ['[https://example.org/a](https://example.org/a)', 'labels', 'Write the title of the page'],
    ['![image](/a.png)', 'labels', 'Write what it shows'],
    ['![plans](/plans.png)', 'labels', 'Write what it shows'],
    ['<!-- TODO: say more -->', 'template-text', 'is part of a draft'],
    ['Lorem ipsum dolor.', 'template-text', 'is part of a draft'],
    ['[A](./gone.md#part)', 'file-links', 'There is no file ./gone.md.'],
    ['[A](./Introducton.md)', 'file-links', 'Did you mean "Introduction.md"?'],
    ['[A](www.openfeature.dev)', 'file-links', 'Write https://www.openfeature.dev, '],
    ['[A](openfeature.dev/docs)', 'file-links', 'Write https://openfeature.dev/docs, '],
    ['[A](./100%.md)', 'file-links', 'There is no file ./100%.md.'],
    ['[A](d:/a.md)', 'file-links', 'There is no file'],
    [
      '[A](https://github.com/isa-group/Pricing4SaaS-docs/blob/main/READM.md#start)',
      'file-links',
      'Did you mean "README.md"?',
    ],
    ['[A](https://github.com/a/b/blob/main/c.ts#L4)', 'labels', 'Link to them in a tag'],
    ['![A plan](https://example.org/a.png)', 'labels', 'Save https://example.org/a.png in static'],
    [':::note\n\nA.', 'directives', ':::note does not end'],
    ['A {name}, not {known}.\n\nexport const known = 1;', 'mdx', "'name' is not defined"],
    ['<Tabs value={name} />', 'mdx', "'name' is not defined"],
    ['<TabItm>A</TabItm>', 'mdx', 'Did you mean "TabItem"?'],
    ["A <Crd />\n\nimport Card from './Card';", 'mdx', 'Did you mean "Card"?'],
    ['A number <5.', 'mdx', 'Unexpected character `5`'],
    ['![A plan](/a.png#light-mode)', 'labels', 'Readers in dark mode do not see /a.png'],
    [
      '![A](/a-light.png#light-mode) ![A](/a-dark.png#light-mode)',
      'labels',
      '/a-dark.png#light-mode has the name of the dark variant. End',
    ],
    ['## 2. A\n\n### 1. B\n\n## 3. C', 'heading-text', '"2. A" must have the number 1.'],

    [
      '![A](/b-light.png#dark-mode) ![A](/b-dark.png#light-mode)',
      'labels',
      'the light variant. End',
    ],
    [
      '[Pricing4TS 0.9.4](https://a.b/v/0.9.5)',
      'labels',
      'names 0.9.4, but the link leads to https',
    ],
    [
      '[Docs 2.0.0](/docs/1.4.0/api)',
      'labels',
      'names 2.0.0, but the link leads to /docs/1.4.0/api',
    ],
    ['[`Host.java`](https://a.b/Note.java#L1)', 'labels', 'names Host.java, but'],
    ['![A plan](/b.png#dark-mode)', 'labels', 'Readers in light mode do not see /b.png'],
    ['| a | b |\n\nA.', 'table-rows', 'Remove the empty line above it'],
    ['| a | b \\| c |\n| --- |', 'table-rows', 'has 2 cells, and the row of dashes below it 1.'],
    ['Count $\\fracc{1}{2}$.', 'formulas', 'Undefined control sequence: \\fracc'],
    ['$$\n{a\n$$', 'formulas', "Expected '}', got 'EOF' at end of input: {a. C"],
    ['STUDIO costs $8, and TEAM $14.', 'syntax', 'Write \\$, because this is a formula'],
    ['See [A] (./b.md).', 'syntax', 'Remove the space between ] and (.'],
    ["import A from './a.mdx';", 'syntax', 'Rename the file to .mdx'],
    ['{/* truncate */}', 'syntax', 'such as <!-- a comment -->'],
    ['<Tabs>\n</Tabs>', 'syntax', 'A .md file shows MDX as text'],
    ['**First. Then', 'syntax', 'Readers see "**First. Then". Close it with **'],
    ['**First. **Then', 'syntax', 'without spaces inside the asterisks'],
    ['A `name of a plan.', 'syntax', 'Readers see "`name". Close the code'],
    ['8&nbps;€', 'syntax', '"&nbps;". HTML has no such entity'],
    ['A plan[^1].', 'syntax', 'Write the note below, as [^name]: text'],
    ['The end.\\', 'syntax', 'Remove it.'],
    [
      '<details>\n<summary>A</summary>\n\nB.',
      'syntax',
      'do not see "<details>", because it is HTML. Write </details>, or',
    ],
    ['Call `List&lt;Plan&gt;` now.', 'syntax', 'Write the character itself'],
    ['Call the the method.', 'syntax', 'Readers see "the the". Remove one'],
    ['[A](support@a.example)', 'file-links', 'Write mailto:support@a.example.'],
    ['<details>\n\n<details>\n\nA\n\n</details>', 'syntax', 'do not see "<details>"'],
    ['A List<String> of plans.', 'syntax', '"<String>", because it is HTML. Write'],
    ['<details>A [B](#b)\n</details>', 'syntax', 'Write an empty line above it.'],
    ['<!-- Later: <b>\n\n- [B](#b)', 'syntax', 'Close the comment with -->.'],
    ['A\ttab.', 'MD010', 'Column: 2'],
    ['A pri\u200bcing file.', 'syntax', 'It has an invisible character'],
    [':::caveat\n\nA.\n\n:::', 'syntax', 'Write :::note, :::tip, '],
    ['::: tip\n\nA.\n\n:::', 'syntax', 'Readers see "::: tip"'],
    ["import Part from '@site/partials/a.mdx';\n\nA part.", 'mdx', 'Show it with <Part />'],
    ["import {A as One, Two} from './a';\n\n<One />", 'mdx', 'imports Two, but'],
    ["import A from './a'; import B from './a';\n\n<A /><B />", 'mdx', 'the path ./a too'],
  ])('reject %s', async (text, rule, message) => {
    const found = await problems(TITLE + text, rule === 'mdx' ? 'docs/a.mdx' : undefined);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^5 ${rule}: `))]);
    expect(found[0]).toContain(message);
  });
  it.each([
    ['## A\n\n#### B', 'MD001'],
    ['A.\n\n* B', 'MD004'],
    ['## A:', 'MD026'],
    ['A.\n- B', 'MD032'],
    ['See https://example.org/a.', 'MD034'],
    ['**A part**', 'MD036'],
    ['```\na\n```', 'MD040'],
    ['[A plan]()', 'MD042'],
    ['![](/a.png)', 'MD045'],
    ['| a | b |\n| - | - |\n| c |', 'MD056'],
    ['[here](/b)', 'MD059'],
  ])('report %j as %s', async (text, rule) =>
    expect(await problems(TITLE + text)).toContainEqual(expect.stringContaining(` ${rule}: `)),
  );
  it.each([
    'The `quota` of another product, and `pricing4ts` from npm.',
    'Let $n \\cdot m$ be `$8`, or \\$8, or $9.',
    'A usage limit of a plan, an add-on, the back end and back-end code.',
    '## YAML pitfalls {#yaml}',
    '## 1. A\n\n### 1. B\n\n### 2. C\n\n## 2. D\n\n### 1. E',
    'Open <http://localhost:3000>, or [the syntax](../index.mdx#yaml).',
    'The class AddOn in `pricing.yaml`, see pricing.yaml or @scope/json.',
    '```yaml\nquota: 1 # javascript\n```',
    '::::note A title\n\n:::tip\n\nA.\n\n:::\n\n::::',
    '![The pricing page of NoteHarbor](/a.png)',
    '![A plan](/a.png#light-mode)\n![A plan](/b.png#dark-mode)',
    '| a | b |\n| --- | --: |\n| 1 | 2 |\n<!-- rows -->\n| 3 | 4 |',
    '[A](@site/README.md), [B](../../LICENSE?raw#a), [C](/docs), [D](#part), [E](mailto:a@b.c)',
    '[A](../%64ocs/Introduction.md)',
    'Is it `**`?[^1]\\\nYes &amp; no.\n\n[^1]: It is `<b>`.',
    '<details open>\n<summary>A</summary>\n\n**B** <img alt="a > b"> C<br/>D\n\n</details>',
  ])('accept %s', async (text) => {
    expect(await problems(TITLE + text)).toEqual([]);
  });
  it.each(['blog/a.md', '../docs/blog/a.md'])('read no formulas in %s', async (file) => {
    expect(await problems('It costs $8, or $\\fracc.', file)).toEqual([]);
  });
  it('report each spelling of a term or a name', async () => {
    const terms = ['quota', 'tier', 'addon', 'back-end', 'frontend', 'config space', 'price token'];
    const names = ['pricing4java', 'Pricing 4 SaaS', 'note-harbour', 'git-hub', 'Nodejs'];
    const found = await problems(`The ${[...terms, ...names].join(', the ')}.`);
    const spellings = found.map((problem) => /instead of "(.*?)"/.exec(problem)?.[1]);
    expect(spellings.toSorted()).toEqual([...terms, ...names].toSorted());
  });
  it('report a row that occurs twice', async () => {
    const row = await problems('| a |\n| --- |\n| b |\n| b |');
    expect(row).toEqual([expect.stringMatching(/^4 table-rows: .*above again/)]);
  });
  it('report a row that goes on in the next line', async () => {
    for (const row of ['| 1 | 2\nc |', '| 1\nb | 2 |']) {
      const found = await problems(`| a | b |\n| --- | --- |\n${row}`);
      expect(found.filter((line) => !/ MD05[56]:/.test(line))).toEqual([
        expect.stringMatching(/^3 table-rows: .* Write the whole row in one line/),
      ]);
    }
  });
  it('check titles, descriptions and the texts of components', async () => {
    expect(await problems('---\ntitle: Quotas\ndescription: A tier.\n---\n\nA.')).toEqual([
      expect.stringMatching(/^6 terms: Front matter: Use "usage limit"/),
      expect.stringMatching(/^6 terms: Front matter: Use "plan"/),
    ]);
    expect(await problems('<Tabs title="A quota" id="quota" />', 'docs/a.mdx')).toHaveLength(1);
  });
  it('ignore files with a merge conflict, which another step reports', async () => {
    const text = 'A.\n\n<<<<<<< HEAD\n\nA quota {a}.\n\n>>>>>>> main';
    expect((await problems(text, 'docs/a.mdx')).filter((line) => !/ MD/.test(line))).toEqual([]);
  });
  it('report the line in a paragraph', async () => {
    for (const start of ['one\ntwo', 'a `b\nc`\nd', '![a\nb](/c.png\n"d")', '[a](\n/docs)\nb']) {
      expect((await problems(`${start}\na quota`))[0]).toMatch(
        `${start.split('\n').length + 1} terms`,
      );
    }
    expect((await problems('[a\nb](./gone.md)'))[0]).toMatch('2 file-links');
  });
  it('accept long messages in headings of common errors', async () => {
    const text = `## ${'word '.repeat(20)}end`;
    expect(await problems(text, 'docs/commonErrors/a.md')).toEqual([]);
  });
});

describe('style words', () => {
  const REWRITTEN = 'SECURITY.md';
  const WRONG = `
Mend it. It waits for ever. The back end reads the file anew. The dearest plan. A gate catches it.
Mind the quotes. It hardly ever helps. A keystroke opens it. The picture shows a plan. The pages are
sealed. It logs nobody in. Two letters are too short. A text is read. The login token expires. The
fence contract. A symbol is no code. One amount has no place. Whoever edits the file. The tag has to
stand in the list. The front end takes it over. It is told in the next section. It is the one of the
plan. Errors of the call come on top. A class of its own. A single tag, too. They speak of plans.
Prices that hang together. It fails for want of a date. Or the other way round. The sample is held
to its schema. Replace the file by another. The message says so. The libraries want it. The color,
not the colour. Its behaviour. Two licences. In the centre. A centred title. Grey text. It is spelt
so. It was learnt. Whilst it runs. The catalogue. A modelled plan. In our judgement. An artefact. It
is serialised. [Plans] explains the price. It fails; see Plans.`;
  it('report each word of the list', async () => {
    const messages = STYLE_WORDS.map(([use, not]) => {
      const found = WRONG.match(not)?.[0];
      expect(found, `Add an example of ${not} (styleWords.txt) to WRONG.`).toBeDefined();
      return messageFor(use, not, found!);
    });
    const found = await problems(WRONG, REWRITTEN);
    expect(found.map((problem) => problem.replace(/^\d+ terms: /, '')).sort()).toEqual(
      messages.sort(),
    );
  });
  it.each([
    'There is no integer type, and it is no longer used.',
    'Keep in mind that JWT stands for JSON Web Token.',
    'It takes over 20 seconds, in a text editor.',
    'Letters from A to Z, capital letters.',
    'A stand-in; an amendment; the colors of a feature gate.',
    '`mend` and `a text`.',
    'Replace the value with another. Replace it by hand.',
  ])('accept %s', async (text) => {
    expect(await problems(text, REWRITTEN)).toEqual([]);
  });
});

describe('.markdownlint-cli2.mjs', () => {
  it('lists each built-in rule, with a fix or a reason to disable it', () => {
    const documented = readdirSync(path.join(root, 'node_modules/markdownlint/doc')).flatMap(
      (file) => /^md\d+(?=\.md$)/.exec(file)?.[0].toUpperCase() ?? [],
    );
    expect(Object.keys(BUILT_IN).sort()).toEqual(documented.sort());
    for (const [name, [, text]] of Object.entries(BUILT_IN)) expect(text, name).toMatch(/\.$/);
  });
  it('prints the file, the line, the problem and the fix', () => {
    const logError = vi.fn();
    const place = {fileName: 'a.md', lineNumber: 3, ruleDescription: 'A rule', errorContext: null};
    const results = [
      {...place, ruleNames: ['MD010'], errorDetail: 'Column: 2'},
      {...place, ruleNames: ['MD040'], errorDetail: '"typscript" is not allowed'},
      {...place, ruleNames: ['terms'], errorDetail: 'Use "a".'},
    ];
    settings.outputFormatters[0]![0]!({logError, results});
    expect(logError.mock.calls.flat()).toEqual([
      'a.md:3: A rule (Column: 2). Replace the tab with spaces. [MD010]',
      expect.stringMatching(/^a.md:3: .*"typscript".* Did you mean "ts"\? Name .*: bash /),
      'a.md:3: Use "a". [terms]',
    ]);
  });
});

it.each(['docs/gone.md', 'samples'])('the command explains that %s is not a file', (file) => {
  const command = ['checks/markdown/cli.mjs', 'README.md', file];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^${file}: Expected a text file, found .*\\n$`));
});
