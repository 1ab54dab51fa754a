/** The URLs of Markdown files, as Docusaurus derives them from their paths and from `slug` in their front matter. */
import path from 'node:path';
import {LATEST_LABEL} from './versions';

/**
 * Path of the page of a Markdown file, without base path.
 *
 * @param file path relative to the root
 * @param given `slug` in its front matter; ignored if it is not text
 * @returns `undefined` for files that are not pages, such as partials
 */
export function addressOfFile(file: string, given?: unknown): string | undefined {
  const slug = typeof given === 'string' ? given : undefined;
  const [, folder, label = LATEST_LABEL, source = ''] =
    /^(docs|versioned_docs\/version-([^/]+)|blog|features(?=\/(?:markdown-page\.md|learn(?:\/.+)?\.mdx)$))\/(.+\.mdx?)$/.exec(
      file,
    ) ?? [];
  const {dir, name} = path.posix.parse(source);
  if (folder === undefined || /(^|\/)_/.test(source)) return undefined;

  const isIndex = ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(
    name.toLowerCase(),
  );
  const own =
    folder === 'blog'
      ? (slug ?? source.replace(/(\/index)?\.mdx?$/, '')).replace(
          /^(\d{4})-(\d\d)-(\d\d)-/,
          '$1/$2/$3/',
        )
      : (slug ?? (isIndex ? '' : name));
  const base = {docs: `/docs/${label}`, blog: '/blog', features: '/'}[folder] ?? `/docs/${label}`;
  const below = path.posix.resolve('/', folder === 'blog' ? '' : dir, own);
  return path.posix.join(base, below).replace(/(.)\/$/, '$1');
}
