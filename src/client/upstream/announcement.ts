/**
 * Shows a new announcement immediately to readers who dismissed an older one, and lets a dismissal apply
 * to no other announcement.
 *
 * Docusaurus hides the bar before the first paint if any announcement was dismissed, and compares ids only
 * later. Without this module, the new message would appear on the next visit. In a tab that is older than
 * the current announcement, closing the bar would dismiss the current one. A page from the back/forward
 * cache would show a bar that was dismissed meanwhile.
 */
import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage, dismissals are not stored.
    return null;
  }
}

/** Whether the stored dismissal is about the announcement of this page. */
const isAbout = (id: string): boolean => stored(ID_KEY) === id;

function hide(): void {
  document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, 'true');
}

function install(id: string): void {
  if (!isAbout(id)) document.documentElement.removeAttribute(DISMISSED_ATTRIBUTE);

  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('.theme-announcement-bar .close') && !isAbout(id)) {
      // Docusaurus would store the dismissal.
      event.stopPropagation();
      hide();
    }
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && isAbout(id) && stored(DISMISSED_KEY) === 'true') hide();
  });
}

const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;

if (typeof document !== 'undefined' && announcementBar) install(announcementBar.id);

/** Called by Docusaurus before each navigation, whose layout would store the id in this older tab again. */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (announcementBar && previousLocation)
    announcementBar.id = stored(ID_KEY) ?? announcementBar.id;
}
