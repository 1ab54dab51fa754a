/** Checks absolute links, which Docusaurus cannot update when a page moves or a version is cut. */
import path from 'node:path';
import {didYouMean} from '../../lib/nearest.mjs';
import type {Problem} from '../../markdown/fences';
import {REDIRECTS, ROUTES} from '../../site/routeList';
import {topicIdIn} from '../../site/topics';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '../../site/versions';

const ROUTE_PATHS = ROUTES.map(({path: route}) => route);

/** Links in code: ids of documents, and targets of links. */
const CODE_LINK = /docPath\(LATEST_VERSION, '([^'#]+)|\b(?:to|href)(?:=|: )["'](\/(?!\/)[^"'#?]*)/g;

/** Where an absolute link can lead. */
export interface Targets {
  readonly pages: ReadonlyMap<string, {readonly file: string}>;
  readonly assets: readonly string[];
}

/** Address of the page on the same topic in the docs version of another page, if the version is newer. */
function twinIn(from: string, address: string): string | undefined {
  const [own, version] = [versionOfPath(from), versionOfPath(address)];
  const id = version && address.slice(docPath(version).length + 1);
  return own && version && id && VERSIONS.indexOf(version) > VERSIONS.indexOf(own)
    ? docPath(own, topicIdIn(id, version.label, own.label))
    : undefined;
}

/**
 * Problem of an absolute link.
 *
 * @param from address of the page with the link
 * @param file file with the link
 */
export function addressProblem(
  address: string,
  from: string,
  file: string,
  {pages, assets}: Targets,
): string | undefined {
  const linkTo = (target: string): string => {
    const found = pages.get(target)?.file;
    const [folder] = /^(?:docs|versioned_docs\/[^/]+)\//.exec(file) ?? [];
    const isNear = found !== undefined && folder !== undefined && found.startsWith(folder);
    return `"${isNear ? path.posix.relative(path.posix.dirname(file), found) : target}"`;
  };
  const twin = twinIn(from, address);
  if (twin !== undefined && pages.has(twin))
    return `${address} is in an older docs version. Link to ${linkTo(twin)}.`;

  if (pages.has(address) || ROUTE_PATHS.includes(address) || assets.includes(address))
    return undefined;

  const moved = REDIRECTS.find((redirect) => redirect.from === address)?.to;
  if (moved !== undefined) return `${address} has moved. Link to ${linkTo(moved)}.`;

  // The build writes other files, and checks the links to them.
  const {dir} = path.posix.parse(address);
  const isImage = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(address);
  const isAsset = isImage || (dir !== '/' && assets.some((asset) => asset.startsWith(`${dir}/`)));
  if (!isAsset && /\.\w+$/.test(address)) return undefined;

  const inLatest = address.replace(/^\/docs\/[^/]+/, docPath(LATEST_VERSION));
  if (ROUTE_PATHS.includes(inLatest))
    return `There is no page ${address}. Did you mean ${linkTo(inLatest)}?`;

  const known = isAsset ? assets : [...pages.keys(), ...ROUTE_PATHS];
  const guess = didYouMean(address, known).replace(/"(.+)"/, (_, target: string) => linkTo(target));
  const kind = isImage ? 'image' : isAsset ? 'file' : 'page';
  return `There is no ${kind} ${address}.${guess || ' Correct the link.'}`;
}

/** Problems of the links in code that readers see, such as those of the footer. */
export function codeLinkProblems(file: string, text: string, assets: readonly string[]): Problem[] {
  if (!/^(?:site|src|features)\/.*(?<!\.test)\.tsx?$/.test(file)) return [];

  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(CODE_LINK)].flatMap(([, id, target]) => {
      const address = target ?? docPath(LATEST_VERSION, id);
      const message = addressProblem(address, '/', file, {pages: new Map(), assets});
      return message === undefined ? [] : [{file, line: index + 1, message}];
    }),
  );
}
