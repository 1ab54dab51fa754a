/**
 * What a version cut changes beside the copy of `docs/`, which Docusaurus makes: pure, from the
 * files of the repository to the files to write.
 */
import {releasedRoutesFile} from '../../checks/routes/compare';
import type {Repository} from '../../lib/repository';
import {CutRefusal} from './label';
import {addRoutes, documentIds} from './routes';
import {addEntry, repeatEntries, setText, type SourceFile} from './source';
import {
  linesNaming,
  moveLandingPage,
  moveLinks,
  renameCopy,
  repeatRow,
  shareWithVersion,
} from './text';

/** The versions of a cut. */
export interface Cut {
  /** Label of the version in `docs/`, which becomes an older one. */
  readonly from: string;
  /** Label of the version before it, if there is one. */
  readonly previous?: string;
  /** Label of the new version in `docs/`. */
  readonly to: string;
}

/** What the cut writes and what is left to the maintainer. */
export interface CutPlan {
  /** Text by path. */
  readonly writes: ReadonlyMap<string, string>;
  /** Places that only a person can bring up to date, one line each. */
  readonly remarks: readonly string[];
}

const JAVA_HOSTS = 'checks/fences/java/hosts';
const STANDIN = 'samples/pricing4react-standin';
const LANDING_PAGE = 'docs/index.mdx';
const CONTRACT = 'site/routes/routes.json';

function copiesFor({from, to}: Cut, paths: readonly string[]): (readonly [string, string])[] {
  const hosts = paths
    .filter((path) => path.startsWith(`${JAVA_HOSTS}/${from}/`))
    .map((path) => [path, path.replace(`/${from}/`, `/${to}/`)] as const);
  return [
    ...hosts,
    [`types/pricing4react/${from}.d.ts`, `types/pricing4react/${to}.d.ts`],
    [`${STANDIN}/src/docs-${from}.ts`, `${STANDIN}/src/docs-${to}.ts`],
  ];
}

/**
 * Plans a cut.
 *
 * @throws CutRefusal when a file is missing, stands in the way or has another form than expected
 */
export function planCut({paths, read}: Repository, cut: Cut): CutPlan {
  const {from, previous, to} = cut;
  const writes = new Map<string, string>();
  const present = new Set(paths);
  const textOf = (path: string): string => {
    if (!present.has(path)) {
      throw new CutRefusal(`${path} is missing; the cut has to change or copy it. Restore it.`);
    }
    return writes.get(path) ?? read(path);
  };
  const source = (path: string): SourceFile => ({path, text: textOf(path)});
  const change = (path: string, text: string): void => {
    if (text !== textOf(path)) {
      writes.set(path, text);
    }
  };

  const folder = `versioned_docs/version-${from}/`;
  if (paths.some((path) => path.startsWith(folder))) {
    throw new CutRefusal(
      `${folder} exists, but versions.json does not list ${from}. Remove the folder, or add the ` +
        'label to versions.json.',
    );
  }

  const versions = 'site/versions.ts';
  change(versions, setText(source(versions), 'LATEST_LABEL', to));
  change(
    versions,
    repeatEntries(
      source(versions),
      'KNOWN_VERSIONS',
      from,
      to,
      `EDIT: this entry is a copy of ${from}. State what docs ${to} documents, and remove this line.`,
    ),
  );
  change('site/topics.ts', repeatEntries(source('site/topics.ts'), 'RENAMED_TOPICS', from, to));
  const changes = 'site/changes.ts';
  change(
    changes,
    addEntry(
      source(changes),
      'CHANGES',
      to,
      `{changes: [], unchanged: ${JSON.stringify(documentIds(textOf(CONTRACT), from))}}`,
      `EDIT: describe what docs ${to} changes, take the topics out of "unchanged", and remove this line.`,
    ),
  );
  const contracts = [CONTRACT, 'site/routes/additional.json'];
  // What was published under the label before must keep answering.
  writes.set('site/routes/released.json', releasedRoutesFile(contracts.map(read)));
  for (const path of contracts) {
    change(path, addRoutes(path, textOf(path), from, to));
  }
  const packages = 'checks/fences/typescript/packages.ts';
  change(packages, repeatEntries(source(packages), 'PACKAGES', from, to));

  for (const [original, copy] of copiesFor(cut, paths)) {
    if (present.has(copy)) {
      throw new CutRefusal(`${copy} exists; the cut would overwrite it. Remove it.`);
    }
    writes.set(copy, renameCopy(textOf(original), from, to));
  }
  const standinReadme = `${STANDIN}/README.md`;
  change(
    standinReadme,
    repeatRow(textOf(standinReadme), `src/docs-${from}.ts`, `src/docs-${to}.ts`),
  );

  change(LANDING_PAGE, moveLandingPage(textOf(LANDING_PAGE), from, previous, to));
  for (const path of paths) {
    if (/^(docs|src\/pages)\/.*\.mdx?$/.test(path)) {
      change(path, moveLinks(textOf(path), from, to));
    } else if (/^partials\/.*\.mdx?$/.test(path)) {
      change(path, shareWithVersion(textOf(path), from, to));
    }
  }

  const mentions = paths
    .filter((path) => /^docs\/.*\.mdx?$/.test(path) && path !== LANDING_PAGE)
    .flatMap((path) => linesNaming(textOf(path), from).map((line) => `${path}:${line}`));
  return {
    writes,
    remarks: [
      `site/versions.ts: the entry of ${to} is a copy of ${from}. State which releases it documents.`,
      `site/changes.ts: the entry of ${to} is empty. Describe what changed since ${from}.`,
      `${LANDING_PAGE}: read it through; its prose is still that of ${from}.`,
      `${JAVA_HOSTS}/${to}/, types/pricing4react/${to}.d.ts, ${STANDIN}/src/docs-${to}.ts: copies; ` +
        'adapt them to the releases that the new version documents.',
      `checks/fences/typescript/declarations.test.ts: state what the Pricing4React of ${to} exports.`,
      `site/socialCards.ts: add ${from} to VERSIONS_WITH_CARDS, and run "npm run generate -- brand".`,
      `partials/: ${from} and ${to} share them. Copy one before you change it for ${to} alone.`,
      ...mentions.map((place) => `${place}: names ${from}. Is the docs version meant?`),
    ],
  };
}
