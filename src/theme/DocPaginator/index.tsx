import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocPaginator';
import DocPaginator from '@theme-original/DocPaginator';

/**
 * Links to the pages before and after, with their titles. The original shows the label of the
 * sidebar, which is short because the sidebar shows its category: "Introduction".
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
