import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {counterpart} from '@site/site/topics';
import {docPath, type DocsVersion} from '@site/site/versions';

/** A page of another docs version. */
export interface TopicTarget {
  /** Path, with the base path. */
  readonly path: string;
  /** Whether the page is on the same topic; otherwise it is the version's landing page. */
  readonly isSameTopic: boolean;
}

/** Query parameters of a landing page that replaces a missing topic. */
export const TOPIC_PARAMETERS = {topic: 'topic', from: 'from'} as const;

/** Finds pages on the same topic in other docs versions. */
export function useTopics() {
  const versions = useVersions(undefined);
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);

  const idsOf = (label: string): ReadonlySet<string> =>
    new Set(versions.find((version) => version.label === label)?.docs.map(({id}) => id));

  const pathOf = (label: string, id: string): string | undefined =>
    versions.find((version) => version.label === label)?.docs.find((doc) => doc.id === id)?.path;

  /** The page to open when the reader switches to another version. */
  const targetIn = (to: DocsVersion): TopicTarget => {
    const version = versions.find(({label}) => label === to.label)!;
    const landing = (pathOf(to.label, version.mainDocId) ?? docPath(to)).replace(/(.)\/$/, '$1');
    if (!activeDoc || !activeVersion || activeDoc.id === activeVersion.mainDocId)
      return {path: landing, isSameTopic: true};

    if (activeVersion.label === to.label) return {path: activeDoc.path, isSameTopic: true};

    const id = counterpart(activeDoc.id, activeVersion.label, to.label, idsOf);
    const path = id === undefined ? undefined : pathOf(to.label, id);
    if (path !== undefined) return {path, isSameTopic: true};

    const query = new URLSearchParams({
      [TOPIC_PARAMETERS.topic]: activeDoc.id,
      [TOPIC_PARAMETERS.from]: activeVersion.label,
    });
    return {path: `${landing}?${query.toString()}`, isSameTopic: false};
  };

  return {
    targetIn,
    pathOf,
  };
}
