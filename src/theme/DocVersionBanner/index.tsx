import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import CompareLink from '@site/src/components/Compare/CompareLink';
import {LATEST_VERSION} from '@site/site/versions';
import {useTopics} from '@site/src/topics/useTopics';

/**
 * Banner above pages of older docs versions. Unlike the original it follows moves and renames of the
 * topic to the latest version, and shows if the topic ended.
 */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const {targetIn} = useTopics();
  if (!banner) return null;

  const {path, isSameTopic} = targetIn(LATEST_VERSION);
  return (
    <div
      className={`${className ?? ''} ${ThemeClassNames.docs.docVersionBanner} alert alert--warning margin-bottom--md`}
      role="note">
      You are reading docs {label}, which describe older releases and are no longer maintained.{' '}
      {isSameTopic ? 'Read about this topic in the ' : 'This topic is no longer covered. See the '}
      <strong>
        <Link to={path} onClick={() => savePreferredVersionName(LATEST_VERSION.name)}>
          latest version ({LATEST_VERSION.label})
        </Link>
      </strong>
      . <CompareLink label={LATEST_VERSION.label} />
    </div>
  );
}
