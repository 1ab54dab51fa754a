/**
 * Shows a new announcement immediately to readers who dismissed an older one.
 *
 * Docusaurus hides the bar before the first paint if any announcement was dismissed, and compares ids only
 * later. Without this module, the new message would appear on the next visit.
 */
import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

if (typeof document !== 'undefined') {
  const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;
  try {
    if (announcementBar && localStorage.getItem(ID_KEY) !== announcementBar.id) {
      document.documentElement.removeAttribute(DISMISSED_ATTRIBUTE);
    }
  } catch {
    // Without storage, dismissals are not stored.
  }
}
