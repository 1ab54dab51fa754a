/** The navbar. `site/decisions.md` fixes its order and content. */
import type {Navbar} from '@docusaurus/theme-common';

/** Sidebar labels by sidebar id, which is also the first path segment of its docs. */
export const SIDEBAR_LABELS: Readonly<Record<string, string>> = {
  docs: 'Getting Started',
  api: 'Developer Guide',
  commonErrors: 'FAQs',
  contrib: 'Contributing',
};

const sidebarItem = (sidebarId: string) => ({
  type: 'docSidebar',
  sidebarId,
  label: SIDEBAR_LABELS[sidebarId],
  position: 'left' as const,
});

export const navbar: Navbar = {
  title: 'Pricing4SaaS',
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  hideOnScroll: false,
  items: [
    sidebarItem('docs'),
    sidebarItem('api'),
    sidebarItem('contrib'),
    sidebarItem('commonErrors'),
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [{to: '/docs', label: 'All versions', activeBaseRegex: '/docs/?$'}],
    },
  ],
};
