/** The files of the site besides its pages that are written after the build. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarPaths} from '../../plugins/routes';
import {SKILLS_FOLDER, skillPath} from '../../site/agentSkills';
import type {SiteAddress} from '../../site/environment';
import {SECURITY_TXT_FILE, securityTxt} from '../../site/securityTxt';
import {COMPARISON_FILE, comparisonModule} from './comparison';
import {markdownFiles} from './llms';
import type {MarkdownPage} from './markdown';
import {readSkill, skillsIndex, type Skill} from './skill';

/** Contents of files, by path in the build folder. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Reads the skills in `skills/`. */
export const readSkills = (root: string, {url, baseUrl}: SiteAddress): Skill[] =>
  readdirSync(path.join(root, 'skills')).map((folder) => {
    const file = `skills/${folder}/SKILL.md`;
    return readSkill(file, readFileSync(path.join(root, file), 'utf8'), url + baseUrl);
  });

/**
 * The files: pages as Markdown and their indexes, skills for coding agents, the comparison of pricings, `security.txt`
 * and `robots.txt`, which allows all pages.
 *
 * @param pages the pages as Markdown, by path below the base path
 * @param lastCommit date of the last commit
 * @throws Error if a sidebar lists a page that does not exist, or a skill violates its format
 */
export function siteFiles(
  root: string,
  pages: ReadonlyMap<string, MarkdownPage>,
  sidebars: SidebarPaths,
  address: SiteAddress,
  lastCommit: Date,
): BuiltFiles {
  const site = address.url + address.baseUrl;
  const skills = readSkills(root, address);
  return new Map([
    ...markdownFiles(pages, sidebars, skills, address),
    ...skills.map(({name, text}): [string, string] => [skillPath(name), text]),
    [`${SKILLS_FOLDER}/index.json`, skillsIndex(skills, address.baseUrl)],
    [COMPARISON_FILE, comparisonModule(root)],
    [SECURITY_TXT_FILE, securityTxt(site, lastCommit)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`],
  ]);
}
