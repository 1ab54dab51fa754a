import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {versionOfPath} from '@site/site/versions';
import {nodesOf, sectionsOf, wrap} from './article';
import {compare, type MarkedPart} from './compare';
import styles from './styles.module.css';

type Section = MarkedPart<Node>;

async function fetchArticle(path: string): Promise<Element> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);

  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('article .markdown')!;
}

/** The first section has no heading. Another section can have the former id of a removed one. */
const idOf = ({mark, part}: Section): string =>
  mark === 'removed' ? `former-${part.id}` : part.id || 'beginning';
const titleOf = ({part}: Section): string =>
  part.id ? part.parts[0]!.source.textContent!.replace('\u200b', '') : 'Beginning of the page';

/** The nodes of a section. An unchanged one is folded, with its heading as the handle. */
function sectionNodes({mark, part, former}: Section, newer: Element): Node[] {
  if (mark === 'changed') return nodesOf(compare(former!.parts, part.parts));

  const nodes = part.parts.map(({source}) => source.cloneNode(true));
  if (mark === 'added' || mark === 'removed') {
    (nodes[0] as Element).id = idOf({mark, part, former});
    const element = wrap(mark, nodes);
    // A part of the page that moved to another page.
    const link = mark === 'removed' && newer.querySelector(`[data-moved~="${part.id}"] a`);
    if (link) element.firstElementChild!.append('now on ', link.cloneNode(true));

    return [element];
  }
  if (!part.id || part.parts.slice(1).every(({text}) => !text)) return nodes;

  const [details, summary] = [document.createElement('details'), document.createElement('summary')];
  summary.append(nodes.shift()!, ' unchanged');
  details.append(summary, ...nodes);
  details.className = summary.className = 'markdown';
  return [details];
}

/**
 * Compares a page with its counterpart.
 *
 * @param paths of the newer page, and of the older one
 * @throws Error if a page cannot be fetched
 */
export async function compareAt(paths: readonly string[]): Promise<{readonly default: ReactNode}> {
  const [after, before] = (await Promise.all(paths.map(fetchArticle))) as [Element, Element];
  const [newer, older] = paths.map((path) => versionOfPath(path)!.label);
  const [oldTitle, title] = [before, after].map(
    (article) => article.querySelector('h1')!.textContent,
  );
  const sections = compare(sectionsOf(before), sectionsOf(after));
  const nodes = sections.flatMap((section) => sectionNodes(section, after));
  const changes = (['changed', 'added', 'removed', 'moved'] as const).flatMap((kind) => {
    const changed = sections.filter(({mark}) => mark === kind);
    return changed.length > 0 ? [{kind, changed}] : [];
  });
  const unchanged = sections.filter(({mark, part}) => mark === 'same' && part.text).length;
  const page = (
    <>
      <section className="alert alert--secondary margin-bottom--lg">
        <h2
          className={styles.title}
          ref={(heading) => history.state && heading?.focus()}
          tabIndex={-1}>
          What changed from {older} to {newer}
        </h2>
        {oldTitle !== title && <p>The page was called “{oldTitle}”.</p>}
        {changes.length === 0 && <p>Nothing changed.</p>}
        <ul>
          {changes.map(({kind, changed}, index) => (
            <li key={kind}>
              <a href={`#${idOf(changed[0]!)}`}>
                {changed.length} {index > 0 ? '' : changed.length > 1 ? 'sections ' : 'section '}
                {kind}
              </a>
              {changed.map((section, position) => (
                <Fragment key={idOf(section)}>
                  {position > 0 ? ', ' : ': '}
                  <a href={`#${idOf(section)}`}>{titleOf(section)}</a>
                </Fragment>
              ))}
            </li>
          ))}
          {unchanged > 0 && <li>{unchanged} unchanged</li>}
        </ul>
        <Link to={paths[0]}>Show the page without marks</Link>
      </section>
      <div
        id="beginning"
        className={`markdown ${styles.comparison}`}
        ref={(element) => element?.replaceChildren(...nodes)}
      />
    </>
  );
  return {default: page};
}
