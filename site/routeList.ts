/** The routes of the site and its redirects. Reads files, so it must not be part of a bundle. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {addressOfFile} from './documents';
import {filesIn, read, root} from './files';
import {SIDEBAR_LABELS} from './navbar';
import {redirectsFor, type Redirect} from './redirects';
import routes from './routes.json';
import {LATEST_LABEL, docPath, versionOfPath} from './versions';
import {frontMatterOf, readYaml} from './yaml';

export interface Route {
  /** Path below the base path. */
  readonly path: string;
  /** Type of the page: `doc`, `category`, `blog-post`... */
  readonly kind: string;
  /** Label of the docs version; `undefined` outside the docs. */
  readonly version?: string;
  /** Document id, relative to the folder of its version. */
  readonly id?: string;
  /** Id of the sidebar that lists the document. */
  readonly sidebar?: string;
}

/** Routes that were published. `npm run generate -- routes` writes those of the last build. */
export const PUBLISHED: readonly Route[] = routes;

/** Kinds of pages whose routes are derived from files. A new page is a route without any other change. */
const DERIVED = ['doc', 'version-landing', 'category', 'blog-post', 'blog-tag', 'blog-author'];

function documentRoute(address: string): Route {
  const version = versionOfPath(address);
  if (!version) return {path: address, kind: 'blog-post'};

  if (address === docPath(version))
    return {path: address, kind: 'version-landing', version: version.label};

  const id = address.slice(docPath(version).length + 1);
  const [section = ''] = id.split('/');
  const sidebar = section in SIDEBAR_LABELS ? section : undefined;
  return {path: address, kind: 'doc', version: version.label, id, ...(sidebar && {sidebar})};
}

/** Route of a file in a folder of pages, if it is one. */
function routeOfFile(file: string): Route | undefined {
  if (file.endsWith('_category_.json')) {
    const landing = addressOfFile(
      path.posix.join(file.replace(/^((docs|versioned_docs\/[^/]+)\/).*/, '$1'), 'index.md'),
    );
    const {link} = readYaml(read(file)).data as {link?: {slug?: string}};
    return {
      path: `${landing}${link?.slug ?? ''}`,
      kind: 'category',
      version: versionOfPath(landing!)!.label,
    };
  }
  if (!/\.mdx?$/.test(file)) return undefined;

  const {slug} = readYaml(frontMatterOf(read(file))).data;
  const address = addressOfFile(file, slug);
  return address === undefined ? undefined : documentRoute(address);
}

/** Routes of the pages of tags and authors. */
function blogRoutes(): Route[] {
  const tags = readYaml(read('blog/tags.yml')).data as Record<string, {permalink: string}>;
  const authors = readYaml(read('blog/authors.yml')).data as Record<string, {page?: boolean}>;
  return [
    ...Object.values(tags).map((tag) => ({path: `/blog/tags${tag.permalink}`, kind: 'blog-tag'})),
    ...Object.keys(authors)
      .filter((author) => authors[author]!.page)
      .map((author) => ({path: `/blog/authors/${author}`, kind: 'blog-author'})),
  ];
}

/**
 * Path of the Markdown source of a document.
 *
 * @throws Error if it does not exist
 */
export function sourceFile({version, id}: Route): string {
  const folder = version === LATEST_LABEL ? 'docs' : `versioned_docs/version-${version}`;
  const files = [`${folder}/${id}.md`, `${folder}/${id}.mdx`];
  const file = files.find((each) => existsSync(path.join(root, each)));
  if (file === undefined) throw new Error(`${folder}/${id}: neither .md nor .mdx exists`);

  return file;
}

export const ROUTES: readonly Route[] = [
  ...PUBLISHED.filter(({kind}) => !DERIVED.includes(kind)),
  ...blogRoutes(),
  ...['docs', 'versioned_docs', 'blog'].flatMap((folder) =>
    filesIn(folder).flatMap((file) => routeOfFile(file) ?? []),
  ),
].sort((one, other) => (one.path < other.path ? -1 : 1));

export const REDIRECTS: readonly Redirect[] = redirectsFor(
  new Set(ROUTES.map(({path: each}) => each)),
);
