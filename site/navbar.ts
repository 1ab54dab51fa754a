/** The bar at the top of every page. Order and content are fixed by the specification. */
import type {Navbar} from '@docusaurus/theme-common';
import contract from './routes/routes.json';

/** Label of each sidebar, by its id, which is also the first part of the paths of its docs. */
export const SIDEBAR_LABELS: Readonly<Record<string, string>> = contract.sidebars;

const sidebarItem = (sidebarId: keyof typeof contract.sidebars) => ({
  type: 'docSidebar',
  sidebarId,
  label: contract.sidebars[sidebarId],
  position: 'left' as const,
});

export const navbar: Navbar = {
  title: 'Pricing4SaaS',
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
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
