/** Checks posts, and the authors and tags of the blog. */
import path from 'node:path';
import {didYouMean} from '../../lib/nearest.mjs';
import type {Problem} from '../../markdown/fences';
import {DESCRIPTION_LENGTH} from '../../plugins/front-matter/validate';
import {frontMatterOf} from '../../site/yaml';
import {addressProblem, type Targets} from './addresses';
import {parseYamlText, type Page} from './page';

const AUTHORS = 'blog/authors.yml';

/** What is wrong with a post's date, in its front matter or its name. YAML would count February 30 as March 2. */
function dateProblem(file: string, frontMatter: string): string | undefined {
  const [, given] = /^date: *["']?([^\s"']*)/m.exec(frontMatter) ?? [];
  const named = /\d{4}-\d\d-\d\d/.exec(file)?.[0];
  const day = (given ?? named ?? path.posix.basename(file)).slice(0, 10);
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : NaN);
  const isReal = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
  if (isReal && date <= new Date()) {
    const fix = `Write ${named}, as in the file name, or remove it.`;
    return (named ?? day) === day ? undefined : `"date" is ${day}. ${fix}`;
  }
  const place = given === undefined ? 'Begin the file name with' : 'Write';
  const fix = `${place} the day of publication, such as ${new Date().toISOString().slice(0, 10)}.`;
  return `"${day}" is ${isReal ? 'in the future' : 'not a date'}. ${fix}`;
}

/** Checks a post's date and preview. */
export function postProblems({file, keyLine, frontMatter: {date}}: Page, text: string): Problem[] {
  const frontMatter = frontMatterOf(text);
  const problem = dateProblem(file, frontMatter);
  const mark = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const message = `The post's preview does not end. Write ${mark} after the first paragraph.`;
  const hasEnd = /(?:<!--|\{\/\*)\s*truncate\b/.test(text);
  return [
    ...(hasEnd ? [] : [{file, line: frontMatter.split('\n').length + 1, message}]),
    ...(problem ? [{file, line: date === undefined ? 1 : keyLine('date'), message: problem}] : []),
  ];
}

/** Checks the images of authors, and the descriptions of those who have a page. */
export function authorProblems(text: string, targets: Targets): Problem[] {
  const {data, lineOf} = parseYamlText(text);
  const {minimum, maximum} = DESCRIPTION_LENGTH;
  const problems: Problem[] = [];
  for (const [key, {page, description = '', image_url: image}] of Object.entries(data)) {
    const isOwn = typeof image === 'string' && /^\/(?!\/)/.test(image);
    const lost = isOwn && addressProblem(image, '/blog', AUTHORS, targets);
    if (lost) problems.push({file: AUTHORS, line: lineOf(key, 'image_url'), message: lost});

    const length = String(description).length;
    if (page && (length < minimum || length > maximum)) {
      const line = lineOf(key, length > 0 ? 'description' : 'page');
      const state = length > 0 ? `has ${length} characters` : 'is missing';
      const fix = `Write what they do, for search engines, in ${minimum} to ${maximum} characters.`;
      const message = `The description of "${key}" ${state}. ${fix}`;
      problems.push({file: AUTHORS, line, message});
    }
  }
  return problems;
}

/** Checks the list of authors or tags, and that posts use only those in it. */
export function listProblems(
  key: 'authors' | 'tags',
  text: string,
  pages: Iterable<Page>,
): Problem[] {
  const list = `blog/${key}.yml`;
  const {data, lineOf} = parseYamlText(text);
  const known = Object.keys(data);
  const addressOf = (name: string) => data[name]?.permalink ?? `/${name}`;
  const problems: Problem[] = [];
  for (const name of known) {
    const other = known.find((each) => addressOf(each) === addressOf(name));
    const message = `"${name}" has the permalink of "${other}". Change one of them.`;
    if (other !== name) problems.push({file: list, line: lineOf(name, 'permalink'), message});
  }
  for (const {file, frontMatter, keyLine} of pages) {
    const used = file.startsWith('blog/') ? [frontMatter[key] ?? []].flat().map(String) : [];
    for (const name of used.filter((each) => !known.includes(each))) {
      const fix = `${didYouMean(name, known)} Use one of: ${known.join(', ')}; or add it to the list.`;
      problems.push({file, line: keyLine(key), message: `"${name}" is not in ${list}.${fix}`});
    }
  }
  return problems;
}
