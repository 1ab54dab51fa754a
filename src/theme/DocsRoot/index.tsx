import type {ComponentProps, ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import NotFound from '@theme/NotFound';

/** Shows "Page Not Found" at paths that belong to no docs version, where the original renders nothing. */
export default function DocsRootWrapper(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const {pathname} = useLocation();
  const isVersion = props.route.routes.some(({path}: {path: string}) =>
    matchPath(pathname, {path}),
  );
  return isVersion ? <DocsRoot {...props} /> : <NotFound />;
}
