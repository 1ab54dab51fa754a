import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Admonition from '@theme/Admonition';
import {VERSIONS} from '@site/site/versions';
import {TOPIC_PARAMETERS, useTopics} from '@site/src/topics/useTopics';

/**
 * Landing page notice for readers who switched to a version without their topic, which the version
 * menu passes in the URL.
 */
export default function TopicNotice({of}: {readonly of: string}): ReactNode {
  const {search} = useLocation();
  const {pathOf} = useTopics();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const topic = parameters.get(TOPIC_PARAMETERS.topic);
  const from = VERSIONS.find(({label}) => label === parameters.get(TOPIC_PARAMETERS.from));
  const path = topic === null || from === undefined ? undefined : pathOf(from.label, topic);
  if (path === undefined || from === undefined) return null;

  return (
    <Admonition type="info" title={`This topic is not part of docs ${of}`}>
      The page you came from describes something that this version of the toolkit does not have.{' '}
      <Link to={path}>Back to the page in docs {from.label}</Link>.
    </Admonition>
  );
}
