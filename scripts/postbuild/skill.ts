/**
 * Skills for coding agents, and their index.
 *
 * Sources of the formats: https://agentskills.io/specification and, for the index,
 * https://github.com/cloudflare/agent-skills-discovery-rfc (0.2.0)
 */
import {createHash} from 'node:crypto';
import {frontMatterOf, readYaml} from '../../site/yaml';
import {skillPath} from '../../site/agentSkills';
import {DEFAULT_SITE_URL} from '../../site/environment';

const MAX_NAME = 64;
const MAX_DESCRIPTION = 1024;
/** Agents read the whole file. The format recommends fewer than 500 lines. */
const MAX_LINES = 300;

export interface Skill {
  readonly name: string;
  readonly description: string;
  readonly text: string;
}

/**
 * Reads a skill. Its links lead to the site of the build, and its code blocks lose the metadata of their checks.
 *
 * @param file path for messages, which ends in `<name>/SKILL.md`
 * @param site origin and base path of the build, with a trailing slash
 * @throws Error with the line, the limit and the fix, if the file violates the format
 */
export function readSkill(file: string, source: string, site: string): Skill {
  const {data, problem: syntax} = readYaml(frontMatterOf(source));
  const {name = '', description = ''} = data as Partial<Skill>;
  const lines = source.trimEnd().split('\n');
  const lineOf = (key: string) => Math.max(lines.findIndex((each) => each.startsWith(key)) + 1, 1);
  const isName = name.length <= MAX_NAME && /^[a-z\d]+(-[a-z\d]+)*$/.test(name);
  const problem = syntax
    ? `${syntax.line}: ${syntax.message}`
    : !isName || !file.endsWith(`/${name}/SKILL.md`)
      ? `${lineOf('name:')}: "name" is "${name}". Write the name of the folder: at most ${MAX_NAME} lower-case letters, digits and single hyphens.`
      : description === '' || description.length > MAX_DESCRIPTION
        ? `${lineOf('description:')}: "description" has ${description.length} characters. Write what the skill does and when to use it, in 1 to ${MAX_DESCRIPTION}.`
        : lines.length > MAX_LINES &&
          `${MAX_LINES + 1}: The skill has ${lines.length} lines. Keep at most ${MAX_LINES}, and link to pages instead.`;
  if (problem) throw new Error(`${file}:${problem}`);

  const text = source.replaceAll(`${DEFAULT_SITE_URL}/`, site).replace(/^(```\w+) .*$/gm, '$1');
  return {name, description, text};
}

/**
 * Text of the index.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function skillsIndex(skills: readonly Skill[], baseUrl: string): string {
  const entries = skills.map(({name, description, text}) => ({
    name,
    type: 'skill-md',
    description,
    url: baseUrl + skillPath(name),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return `${JSON.stringify({$schema, skills: entries}, null, 2)}\n`;
}
