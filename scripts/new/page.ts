/** A new page of the latest docs version: what to ask for, and which files it needs. */
import path from 'node:path';
import {counterpart} from '../../site/topics.js';
import type {Repository} from '../version-cut/plan.js';
import {appendToList} from '../version-cut/source.js';
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

const CONTRACT = 'contract/routes.json';
const CHANGES = 'site/changes.ts';
const PAGE = /^docs\/.*\.mdx?$/;

interface Redirect {
  readonly from: string;
  readonly to: string;
}

const contractOf = ({read}: Repository): Contract => JSON.parse(read(CONTRACT)) as Contract;

const latestOf = ({versions}: Contract): string =>
  versions.find(({latest}) => latest)?.name ?? versions[0]!.name;

const folderOf = (id: string): string => id.split('/').slice(0, -1).join('/');

/** Folders that have pages, without `docs/` in front. */
function foldersOf({paths}: Repository): string[] {
  const folders = paths
    .filter((file) => PAGE.test(file))
    .map((file) => path.posix.dirname(file).replace(/^docs\/?/, ''));
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}

function idField(repository: Repository, redirects: readonly Redirect[]): Field {
  const contract = contractOf(repository);
  const latest = latestOf(contract);
  const folders = foldersOf(repository);
  return {
    name: 'id',
    question: `Place: folder below docs/ and name, for example ${folders.at(-1)}/caching`,
    problem: (id) => {
      const [section = ''] = id.split('/');
      if (!/^[A-Za-z0-9]+(?:[./-][A-Za-z0-9]+)*$/.test(id) || !id.includes('/')) {
        return (
          `"${id}" is no place. Write folder/name with letters, digits, "-" and ".", without ` +
          '".md", for example api/Pricing4Java/caching.'
        );
      }
      if (/\.mdx?$/.test(id)) {
        return `"${id}" ends with a file extension. Leave it out.`;
      }
      if (!(section in contract.sidebars)) {
        return `there is no section "${section}". Choose one of ${Object.keys(contract.sidebars).join(', ')}.`;
      }
      if (!folders.includes(folderOf(id))) {
        return (
          `docs/${folderOf(id)}/ has no pages. Choose one of ${folders.join(', ')}. A new folder is ` +
          'a new category: make it by hand, with _category_.json and a route of its own.'
        );
      }
      const address = `/docs/${latest}/${id}`;
      const same = contract.routes.find(
        (route) => route.path.toLowerCase() === address.toLowerCase(),
      );
      if (same) {
        return `${same.path} exists. Choose another name.`;
      }
      const redirect = redirects.find(({from}) => from === address);
      return (
        redirect &&
        `${address} is an old address that leads to ${redirect.to}. Choose another name, or remove ` +
          'the redirect from site/redirects.ts first.'
      );
    },
  };
}

function titlesOf({paths, read}: Repository): Map<string, string> {
  return new Map(
    paths
      .filter((file) => PAGE.test(file))
      .map((file) => [(frontMatterOf(read(file), 'title') ?? '').toLowerCase(), file]),
  );
}

/** Position behind the last entry of a folder of the sidebar. */
export function nextPosition({paths, read}: Repository, folder: string): number {
  const positions = paths.flatMap((file) => {
    const parent = path.posix.dirname(file);
    if (parent === `docs/${folder}` && PAGE.test(file)) {
      return [Number(frontMatterOf(read(file), 'sidebar_position') ?? 0)];
    }
    return path.posix.dirname(parent) === `docs/${folder}` && file.endsWith('_category_.json')
      ? [(JSON.parse(read(file)) as {position?: number}).position ?? 0]
      : [];
  });
  return Math.floor(Math.max(0, ...positions)) + 1;
}

/** What to ask for. */
export function pageFields(repository: Repository, redirects: readonly Redirect[]): Field[] {
  return [
    idField(repository, redirects),
    titleField(titlesOf(repository)),
    DESCRIPTION,
    paragraphField('intro', 'First paragraph: what the page is for and when to read it'),
    {
      name: 'label',
      question: 'Short label for the sidebar (empty: the title)',
      fallback: () => '',
      problem: (value) =>
        value.length > 40
          ? `"${value}" has ${value.length} characters, expected at most 40.`
          : undefined,
    },
    {
      name: 'position',
      question: 'Position in the sidebar',
      fallback: ({id = ''}) => String(nextPosition(repository, folderOf(id))),
      problem: (value) =>
        /^\d+(\.\d+)?$/.test(value)
          ? undefined
          : `"${value}" is no position. Give a number; 2.5 stands between 2 and 3.`,
    },
  ];
}

/** The first page of a section, for the link that ends a page. */
function introductionOf({paths, read}: Repository, section: string): {file: string; title: string} {
  const file = paths.find((candidate) =>
    new RegExp(`^docs/${section}/introduction\\.mdx?$`, 'i').test(candidate),
  );
  if (file === undefined) {
    throw new Error(`docs/${section}/ has no introduction to link to. Add introduction.md first.`);
  }
  return {file, title: frontMatterOf(read(file), 'title')!};
}

/** What a new page writes, and what its author has to know. */
export interface NewPage {
  readonly file: string;
  readonly address: string;
  readonly writes: ReadonlyMap<string, string>;
  readonly remarks: readonly string[];
}

/** Files of a page whose answers have no problem. */
export function planPage(repository: Repository, answers: Answers): NewPage {
  const {id = '', title = '', description = '', intro = '', label = '', position = ''} = answers;
  const contract = contractOf(repository);
  const latest = latestOf(contract);
  const section = id.split('/')[0]!;
  const file = `docs/${id}.md`;
  const introduction = introductionOf(repository, section);
  const relative = path.posix.relative(path.posix.dirname(file), introduction.file);
  const text = [
    '---',
    `title: ${yamlText(title)}`,
    ...(label === '' ? [] : [`sidebar_label: ${yamlText(label)}`]),
    `description: ${yamlText(description)}`,
    `sidebar_position: ${position}`,
    '---',
    '',
    wrap(intro),
    '',
    '## Next steps',
    '',
    `- [${introduction.title}](${relative.startsWith('.') ? relative : `./${relative}`})`,
    '',
  ].join('\n');
  const address = `/docs/${latest}/${id}`;
  const writes = new Map([
    [file, text],
    [
      CONTRACT,
      insertRoute(repository.read(CONTRACT), {
        path: address,
        version: latest,
        id,
        sidebar: section,
        kind: 'doc',
      }),
    ],
  ]);
  const remarks: string[] = [];
  const previous = contract.versions[contract.versions.findIndex(({name}) => name === latest) + 1];
  const idsOf = (version: string): Set<string> =>
    new Set([
      ...(version === latest ? [id] : []),
      ...contract.routes.flatMap((route) =>
        route.version === version && route.id !== undefined ? [route.id] : [],
      ),
    ]);
  if (previous && counterpart(id, latest, previous.name, idsOf) !== undefined) {
    writes.set(
      CHANGES,
      appendToList(
        {path: CHANGES, text: repository.read(CHANGES)},
        'CHANGES',
        latest,
        'unchanged',
        id,
      ),
    );
    remarks.push(
      `Docs ${previous.name} has this topic, so ${CHANGES} now says that it is unchanged. Is it ` +
        'not? Then describe the change there instead.',
    );
  }
  return {file, address, writes, remarks};
}
