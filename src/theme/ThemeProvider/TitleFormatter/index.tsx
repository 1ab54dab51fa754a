import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {formatTitle} from '@site/site/titles';

/** Adds the version to titles in older docs versions, and the tagline to the title of the home page. */
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
