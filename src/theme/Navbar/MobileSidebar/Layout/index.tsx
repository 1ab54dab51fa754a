import {useEffect, type ComponentProps, type MouseEvent as ClickEvent, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';

/** Elements that the open menu covers. */
const COVERED = '#__docusaurus > :not(.navbar), .navbar__inner';

/** Ignores a second tap while the menu moves out, which would open it again. */
function ignoreInMenu(event: MouseEvent): void {
  if ((event.target as Element).closest('.navbar-sidebar, .navbar-sidebar__backdrop')) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** "Back to main menu" hides itself, and leads to the first entry of that menu. */
function focusMainMenu({target}: ClickEvent): void {
  if ((target as Element).closest('.navbar-sidebar__back')) {
    setTimeout(() => {
      const entry = document.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a');
      // The menus are moving.
      entry?.focus({preventScroll: true});
    });
  }
}

/** The menu of narrow screens as a modal dialog: it traps and restores the focus, and Escape closes it. */
export default function MobileMenu(props: ComponentProps<typeof Layout>): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) {
      document.addEventListener('click', ignoreInMenu, true);
      return () => document.removeEventListener('click', ignoreInMenu, true);
    }
    const covered = [...document.querySelectorAll(COVERED)];
    const close = (event: KeyboardEvent) => {
      // The search can be open above the menu.
      if (event.key === 'Escape' && !document.querySelector('.DocSearch-Modal')) toggle();
    };
    covered.forEach((element) => element.setAttribute('inert', ''));
    document.addEventListener('keydown', close);
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      covered.forEach((element) => element.removeAttribute('inert'));
      document.removeEventListener('keydown', close);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return (
    <div {...(shown && {role: 'dialog', 'aria-label': 'Menu'})} onClick={focusMainMenu}>
      <Layout {...props} />
    </div>
  );
}
