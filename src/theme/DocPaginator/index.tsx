import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocPaginator';
import DocPaginator from '@theme-original/DocPaginator';

/**
 * Links to the previous and next page, with their titles. The original shows sidebar labels, which are
 * ambiguous without their category, such as "Introduction".
 */
export default function DocPaginatorWithTitles({previous, next, ...props}: Props): ReactNode {
  const {docs} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const withTitle = (link: Props['next']): Props['next'] => {
    const id = activeVersion?.docs.find(({path}) => path === link?.permalink)?.id;
    const title = id === undefined ? undefined : docs[id]?.title;
    return link && title !== undefined ? {...link, title} : link;
  };
  return <DocPaginator {...props} previous={withTitle(previous)} next={withTitle(next)} />;
}
