/** A new post of the blog: what to ask for, and which files it needs. */
import {parse} from 'yaml';
import type {Repository} from '../version-cut/plan.js';
import {insertRoute, type Contract} from './contract.js';
import {
  DESCRIPTION,
  frontMatterOf,
  paragraphField,
  titleField,
  wrap,
  yamlText,
  type Answers,
  type Field,
} from './field.js';
import type {NewPage} from './page.js';

const CONTRACT = 'contract/routes.json';

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** A list of names that a file of the blog declares. */
function namesField(repository: Repository, name: string, question: string): Field {
  const file = `blog/${name}.yml`;
  const known = Object.keys(parse(repository.read(file)) as object);
  return {
    name,
    question: `${question}, from ${known.join(', ')}`,
    fallback: known.length === 1 ? () => known[0]! : undefined,
    problem: (value) => {
      const unknown = listOf(value).find((item) => !known.includes(item));
      if (listOf(value).length === 0) {
        return `name at least one of ${known.join(', ')}.`;
      }
      return unknown === undefined
        ? undefined
        : `"${unknown}" is not in ${file}. Choose from ${known.join(', ')}, or add it there first.`;
    },
  };
}

/** What to ask for. @param today date in the form 2025-03-10 */
export function postFields(repository: Repository, today: string): Field[] {
  const {routes} = JSON.parse(repository.read(CONTRACT)) as Contract;
  const posts = repository.paths.filter((file) => /^blog\/.*\.mdx?$/.test(file));
  return [
    {
      name: 'slug',
      question: 'Slug: the last part of the address, for example limits-that-reset',
      problem: (slug) => {
        if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
          return `"${slug}" is no slug. Use small letters, digits and single "-".`;
        }
        return routes.some(({path}) => path === `/blog/${slug}`) ||
          ['archive', 'authors', 'page', 'tags'].includes(slug)
          ? `/blog/${slug} exists. Choose another slug.`
          : undefined;
      },
    },
    titleField(
      new Map(
        posts.map((file) => [
          (frontMatterOf(repository.read(file), 'title') ?? '').toLowerCase(),
          file,
        ]),
      ),
    ),
    DESCRIPTION,
    namesField(repository, 'tags', 'Tags'),
    namesField(repository, 'authors', 'Authors'),
    {
      name: 'date',
      question: 'Date of publication',
      fallback: () => today,
      problem: (value) =>
        /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
          ? undefined
          : `"${value}" is no date. Write it as ${today}.`,
    },
    paragraphField('intro', 'Opening: what the article is about; lists of posts show it'),
    paragraphField('text', 'First paragraph after the opening'),
  ];
}

/** Files of a post whose answers have no problem. */
export function planPost(repository: Repository, answers: Answers): NewPage {
  const {slug = '', title = '', description = '', tags = '', authors = ''} = answers;
  const file = `blog/${answers.date}-${slug}.md`;
  const address = `/blog/${slug}`;
  const text = [
    '---',
    `slug: ${slug}`,
    `title: ${yamlText(title)}`,
    `description: ${yamlText(description)}`,
    `authors: [${listOf(authors).join(', ')}]`,
    `tags: [${listOf(tags).join(', ')}]`,
    '---',
    '',
    wrap(answers.intro ?? ''),
    '',
    '<!-- truncate -->',
    '',
    wrap(answers.text ?? ''),
    '',
  ].join('\n');
  const contract = insertRoute(repository.read(CONTRACT), {path: address, kind: 'blog-post'});
  return {
    file,
    address,
    writes: new Map([
      [file, text],
      [CONTRACT, contract],
    ]),
    remarks: [],
  };
}
