/** The skills for coding agents, as programs find them. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {SKILLS_FOLDER} from '../../site/agentSkills';
import {INDEX_FILE} from '../../site/markdownPages';
import {brokenLinks} from '../../site/builtLinks';
import {BUILD, SITE, site, readBuilt} from './site';

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly url: string;
  readonly digest: string;
}

const {$schema, skills} = JSON.parse(readBuilt(`${SKILLS_FOLDER}/index.json`)) as {
  $schema: string;
  skills: Entry[];
};

it('the index lists every skill', () => {
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills.map(({name}) => name)).toEqual(readdirSync(path.join(root, 'skills')));
});

describe.each(skills)('the skill $name', ({name, type, url, digest}) => {
  const file = new URL(url, `${SITE}${SKILLS_FOLDER}/index.json`).href.slice(SITE.length);
  const bytes = readFileSync(path.join(BUILD, file));
  const text = bytes.toString();

  it('has the digest of its bytes, and its name', () => {
    expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    expect(type).toBe('skill-md');
    expect(text).toMatch(new RegExp(`^---\nname: ${name}\ndescription: \\S`));
  });

  it('links to files of the site, and has no metadata of our checks', () => {
    const urls = text.match(/https?:\/\/[^\s)"'`]+/g)!.filter((each) => each.startsWith(SITE));
    expect(urls.length).toBeGreaterThan(5);
    expect(brokenLinks(new Map([['/', urls]]), site)).toEqual([]);
    expect(text).not.toMatch(/^```\w+ /m);
  });

  it('is in llms.txt', () => expect(readBuilt(INDEX_FILE)).toContain(`[${name}](${SITE}${file})`));
});
