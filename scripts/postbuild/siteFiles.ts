/** The files of the site besides its pages that are written after the build. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarPaths} from '../../plugins/routes';
import {SKILLS_FOLDER, skillPath} from '../../site/agentSkills';
import type {SiteAddress} from '../../site/environment';
import {FULL_TEXT_FILE, INDEX_FILE, markdownPath} from '../../site/markdownPages';
import {SIDEBAR_LABELS, navbar} from '../../site/navbar';
import {PRICINGS_PATH} from '../../site/pages';
import {SECURITY_TXT_FILE, securityTxt} from '../../site/securityTxt';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '../../site/versions';
import {COMPARISON_FILE, comparisonModule} from './comparison';
import {llmsFull, llmsIndex, markdownFile} from './llms';
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
 * The pages as Markdown, `llms.txt`, and the pages of each docs version as one file.
 *
 * @param pages by path below the base path
 */
function markdownFiles(
  pages: ReadonlyMap<string, MarkdownPage>,
  sidebars: SidebarPaths,
  skills: readonly Skill[],
  {url, baseUrl}: SiteAddress,
): [string, string][] {
  const site = url + baseUrl;
  const title = navbar.title!;
  const pageOf = (route: string): MarkdownPage => {
    const page = pages.get(route);
    if (!page) throw new Error(`${route} is in a sidebar, but the site has no such page.`);

    return page;
  };
  const documents = (label: string, name: string) =>
    sidebars[label]![name]!.map((permalink) => `/${permalink.slice(baseUrl.length)}`);
  const routesLike = (pattern: RegExp) => [...pages.keys()].filter((route) => pattern.test(route));
  const posts = routesLike(/^\/blog\/(?!archive|authors|tags)./);
  const indexed = (routes: readonly string[]) =>
    routes.map((route) => {
      const {title, description} = pageOf(route);
      return {title, description, address: site + markdownPath(route).slice(1)};
    });
  const fullTexts = VERSIONS.map((version) => {
    const {label, isLatest} = version;
    const names = Object.keys(sidebars[label]!);
    const routes = [docPath(version), ...names.flatMap((name) => documents(label, name))];
    return {
      file: isLatest ? FULL_TEXT_FILE : `${docPath(version).slice(1)}/${FULL_TEXT_FILE}`,
      title: `Docs ${label} as one file`,
      description: isLatest ? 'with the blog' : '',
      text: llmsFull(
        `${title} ${label}, all pages`,
        (isLatest ? [...routes, ...posts] : routes).map(pageOf),
      ),
    };
  });
  const index = llmsIndex(
    title,
    pageOf('/').description,
    `This index lists docs ${LATEST_VERSION.label}, the latest version. Every page of the site is ` +
      'available as Markdown under its address with ".md" at the end.',
    [
      {heading: 'Lessons', pages: indexed(routesLike(/^\/learn(\/|$)/))},
      ...Object.entries(SIDEBAR_LABELS).map(([name, heading]) => ({
        heading,
        pages: indexed(documents(LATEST_VERSION.label, name)),
      })),
      {heading: 'Data', pages: indexed([PRICINGS_PATH])},
      {
        heading: 'Skills for coding agents',
        pages: skills.map(({name, description}) => ({
          title: name,
          description,
          address: site + skillPath(name),
        })),
      },
      {heading: 'Blog', pages: indexed(posts)},
      {heading: 'Optional', pages: fullTexts.map((text) => ({...text, address: site + text.file}))},
    ],
  );
  return [
    ...[...pages].map(([route, page]): [string, string] => [
      markdownPath(route).slice(1),
      markdownFile(page, versionOfPath(route)?.label),
    ]),
    ...fullTexts.map(({file, text}): [string, string] => [file, text]),
    [INDEX_FILE, index],
  ];
}

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
