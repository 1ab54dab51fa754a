/** The bar at the top of every page. Order and content are fixed by the specification. */
import type {Navbar} from '@docusaurus/theme-common';
import contract from '../contract/routes.json';

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
    {type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true},
  ],
};
