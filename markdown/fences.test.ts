import {parseFenceMetadata} from './fenceMetadata';
import {followingTexts, parseFences} from './fences';

it('parseFenceMetadata reads words, values, quoted values and lines', () => {
  const {words, values, highlightedLines} = parseFenceMetadata(
    `title="a b" {1,3-4} run because='x y' at=plans.A`,
  );
  expect([...words]).toEqual(['run']);
  expect(Object.fromEntries(values)).toEqual({title: 'a b', because: 'x y', at: 'plans.A'});
  expect([...highlightedLines!]).toEqual([1, 3, 4]);
});

describe('parseFences', () => {
  it('finds fences in lists, admonitions and tabs, with their lines', () => {
    const markdown =
      '---\ntitle: x\n---\n- item\n\n  ```yaml other="list"\n  a: 1\n  ```\n\n' +
      ':::warning Title\n```json\n{}\n```\n:::';
    const fences = parseFences('a.md', markdown, '2.0.1');
    expect(fences.map(({language, line, code}) => `${line} ${language} ${code}`)).toEqual([
      '6 yaml a: 1',
      '11 json {}',
    ]);
  });
  it('reads MDX with heading ids', () => {
    const mdx =
      '## Title {#own-id}\n\n<Tabs>\n<TabItem value="a">\n\n```ts module\nlet a;\n```\n\n</TabItem>\n</Tabs>\n';
    expect(parseFences('a.mdx', mdx, '2.0.1').map(({line}) => line)).toEqual([6]);
  });
  it('names the place of a syntax error', () => {
    expect(() => parseFences('a.mdx', 'A\n\n1 <5', '2.0.1')).toThrow(/^a.mdx:3: Unexpected char/);
  });
  it('finds the text fences that follow a fence', () => {
    const markdown = '```yaml\n```\n\n```text\n1\n```\n\n```text\n2\n```\n\n```json\n```\n';
    const [first] = parseFences('a.md', markdown, 'x');
    expect(followingTexts(first!, () => true).map(({code}) => code)).toEqual(['1', '2']);
  });
});
