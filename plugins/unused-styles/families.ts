/** Families of classes of Infima, the theme's style library, that no page of the site uses. */

const FAMILIES = ['button--outline', 'button-group', 'hero', 'padding-', 'pills'] as const;

const FAMILY = `(?:${FAMILIES.join('|')})[\\w-]*`;

const SELECTOR = new RegExp(`\\.${FAMILY}`);

/** The selectors of a rule that the site needs. */
export function neededSelectors(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => !SELECTOR.test(selector));
}

/** Classes of a page whose styles are left out. */
export function unstyledClasses(html: string): string[] {
  const lists = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g);
  const classes = [...lists].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
  const isInFamily = new RegExp(`^${FAMILY}$`);
  return [...new Set(classes.filter((name) => isInFamily.test(name)))];
}
