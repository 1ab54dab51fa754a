import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {formatTitle} from '@site/site/titles';

/** Gives pages of older docs versions a title of their own, and the home page one that says more. */
export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const {pathname} = useLocation();
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <TitleFormatterProvider
      formatter={({title, siteTitle, titleDelimiter}) =>
        formatTitle({title, siteTitle, tagline, titleDelimiter, pathname})
      }>
      {children}
    </TitleFormatterProvider>
  );
}
