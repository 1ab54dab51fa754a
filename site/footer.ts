/** The footer. `site/decisions.md` fixes its links and the constant year. */
import type {Footer} from '@docusaurus/theme-common';
import {REPOSITORIES} from './links';
import {TOOLS} from './tools';
import {LATEST_VERSION, docPath} from './versions';

export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: [
        {label: 'Getting Started', to: docPath(LATEST_VERSION, 'docs/Introduction')},
        {label: 'Developer Guide', to: docPath(LATEST_VERSION, 'api/introduction')},
        {label: 'Contributing', to: docPath(LATEST_VERSION, 'contrib/introduction')},
        {label: 'FAQs', to: docPath(LATEST_VERSION, 'commonErrors/introduction')},
      ],
    },
    {
      title: 'Repositories',
      items: [
        {label: 'Pricing4Java', href: REPOSITORIES.Pricing4Java},
        {label: 'Pricing4React', href: REPOSITORIES.Pricing4React},
        {label: 'Pricing4TS', href: REPOSITORIES.Pricing4TS},
        {label: 'SaaS analysis', href: REPOSITORIES.saasAnalysis},
      ],
    },
    {
      title: 'More',
      items: [
        ...TOOLS.map(({label, to}) => ({label, to})),
        {label: 'Docs repository', href: REPOSITORIES.docs},
        {label: 'All versions', to: '/docs'},
        {label: 'Blog', to: '/blog'},
        {label: 'Search', to: '/search'},
        {label: 'About this documentation', to: '/markdown-page'},
      ],
    },
  ],
  copyright: 'Copyright © 2025 ISA Group, University of Seville.',
};
