import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {topicIdIn} from '@site/site/topics';
import {VERSIONS, docPath, type DocsVersion} from '@site/site/versions';

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

  const pathOf = (label: string, id: string): string | undefined =>
    versions.find((version) => version.label === label)?.docs.find((doc) => doc.id === id)?.path;

  const id = activeDoc?.id ?? '';
  const own = activeVersion?.label ?? '';
  const isLanding = !id || id === activeVersion?.mainDocId;

  /** Path of the page on the topic in a version. Landing pages have none. */
  const counterpartIn = (label: string): string | undefined =>
    isLanding ? undefined : pathOf(label, topicIdIn(id, own, label));

  /** Paths of the pages on the topic in this version and in another one, newest first. */
  const pathsIn = (other?: string | null): readonly string[] => {
    // Category pages have no text to compare.
    const labels = id.startsWith('/') ? [] : [other, own];
    return VERSIONS.flatMap(({label}) => (labels.includes(label) && counterpartIn(label)) || []);
  };
  const compared = useHistorySelector(({location}) =>
    new URLSearchParams(location.search).get('compare'),
  );

  /** The page to open when the reader switches to another version. */
  const targetIn = (to: DocsVersion): TopicTarget => {
    const version = versions.find(({label}) => label === to.label)!;
    const landing = (pathOf(to.label, version.mainDocId) ?? docPath(to)).replace(/(.)\/$/, '$1');
    const path = isLanding ? landing : counterpartIn(to.label);
    if (path !== undefined) return {path, isSameTopic: true};

    const query = new URLSearchParams({[TOPIC_PARAMETERS.topic]: id, [TOPIC_PARAMETERS.from]: own});
    return {path: `${landing}?${query.toString()}`, isSameTopic: false};
  };

  return {
    targetIn,
    pathOf,
    pathsIn,
    /** Label of the version in the address with which the page is compared. */
    compared: pathsIn(compared)[1] && compared,
  };
}
