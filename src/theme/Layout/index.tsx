import {Component, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';

interface CrashState {
  readonly url?: string;
  readonly error?: Error | undefined;
}

/** A class, like the `ErrorBoundary` of Docusaurus, because React offers nothing else. */
class PageBoundary extends Component<{url: string; children: ReactNode}, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: Error): CrashState {
    return {error};
  }

  static getDerivedStateFromProps({url}: {url: string}, state: CrashState): CrashState | null {
    return url === state.url ? null : {url, error: undefined};
  }

  override render(): ReactNode {
    const {error} = this.state;
    return error ? (
      <>
        <PageMetadata title="This page crashed" />
        <ErrorPageContent error={error} tryAgain={() => this.setState({error: undefined})} />
      </>
    ) : (
      this.props.children
    );
  }
}

/** The layout of every page. A navigation ends a crash inside it, in the same commit. */
export default function PageLayout({children, ...props}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  return (
    <Layout {...props}>
      <PageBoundary url={pathname + search + hash}>{children}</PageBoundary>
    </Layout>
  );
}
