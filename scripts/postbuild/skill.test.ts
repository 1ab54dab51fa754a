import {DEFAULT_SITE_URL} from '../../site/environment';
import {readSkill} from './skill';

const FILE = 'skills/my-skill/SKILL.md';
const skill = (name = 'my-skill', description = 'Does it.', body = '# Title\n') =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}`;
const read = (source: string, file = FILE) => readSkill(file, source, 'https://x.example/base/');

it('readSkill links to the site of the build, and removes the metadata of code blocks', () => {
  const body = `[A](${DEFAULT_SITE_URL}/a.md)\n\n\`\`\`yaml pricing=2.1 title="a.yml"\na: 1\n\`\`\`\n`;
  expect(read(skill(undefined, undefined, body))).toEqual({
    name: 'my-skill',
    description: 'Does it.',
    text: skill(undefined, undefined, '[A](https://x.example/base/a.md)\n\n```yaml\na: 1\n```\n'),
  });
});

it('readSkill accepts the limits', () => {
  const name = 'a'.repeat(64);
  const source = skill(name, 'a'.repeat(1024), 'a\n'.repeat(295));
  expect(read(source, `skills/${name}/SKILL.md`).name).toBe(name);
});

const LONG = 'a'.repeat(65);

it.each([
  ['another folder', skill('other'), FILE, ':2: "name" is "other". Write the name of the folder'],
  ['a long name', skill(LONG), `skills/${LONG}/SKILL.md`, ':2: "name" is "aaa'],
  ['two hyphens', skill('a--b'), 'skills/a--b/SKILL.md', ':2: "name" is "a--b"'],
  ['no front matter', '# Title\n', FILE, ':1: "name" is ""'],
  ['no description', skill('my-skill', '""'), FILE, ':3: "description" has 0 characters'],
  ['a long description', skill('my-skill', 'a'.repeat(1025)), FILE, ':3: "description" has 1025'],
  ['many lines', skill(undefined, undefined, 'a\n'.repeat(296)), FILE, ':301: The skill has 301'],
])('readSkill rejects %s', (_case, source, file, message) => {
  expect(() => read(source, file)).toThrow(file + message);
});
