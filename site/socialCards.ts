/**
 * Social cards: the images in link previews. There is one per section, and one per section of each
 * older docs version. `npm run generate -- social-cards` draws them.
 */
import {versionOfPath} from './versions';

/** Size in pixels that link previews recommend. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Folder of the images, below the base path. */
export const CARD_FOLDER = 'img/social';

interface Wording {
  readonly title: string;
  readonly subtitle: string;
}

const SECTIONS = {
  home: {title: 'Pricing4SaaS', subtitle: 'A new way to manage your SaaS pricing'},
  playground: {title: 'Playground', subtitle: 'See what a pricing file means'},
  learn: {title: 'Learn Pricing2Yaml', subtitle: 'Eight lessons in the browser'},
  pricings: {title: 'Real pricings', subtitle: 'What other products offer, and at which price'},
  blog: {title: 'Blog', subtitle: 'Pricing as code, and what we learn from it'},
  'getting-started': {title: 'Getting started', subtitle: 'From an empty folder to a first toggle'},
  'developer-guide': {
    title: 'Developer guide',
    subtitle: 'How the parts of the toolkit fit together',
  },
  pricing2yaml: {title: 'Pricing2Yaml', subtitle: 'The format: a pricing as a YAML file'},
  yaml4saas: {title: 'Yaml4SaaS', subtitle: 'The format: a pricing as a YAML file'},
  pricing4java: {title: 'Pricing4Java', subtitle: 'Plans and limits, enforced in a Java back end'},
  pricing4react: {title: 'Pricing4React', subtitle: 'Feature toggles in a React user interface'},
  pricing4ts: {title: 'Pricing4TS', subtitle: 'Read, validate and analyze pricings in TypeScript'},
  faqs: {title: 'FAQs', subtitle: 'Error messages, their causes and their fixes'},
  contributing: {title: 'Contributing', subtitle: 'Change the libraries and these pages'},
} as const satisfies Record<string, Wording>;

export type Section = keyof typeof SECTIONS;

/** Sections outside the docs, by the first part of their paths. */
const PAGES_WITH_CARD = ['blog', 'learn', 'playground', 'pricings'] as const;

/** The first match applies. Paths are relative to the docs version. */
const SECTION_OF_DOC: readonly (readonly [pattern: RegExp, section: Section])[] = [
  [/^api\/(?:Pricing2Yaml(?:\/|$)|migrating-30)|^category\/pricing2yaml$/, 'pricing2yaml'],
  [/^api\/Yaml4SaaS(?:\/|$)|^category\/yaml4saas$/, 'yaml4saas'],
  [/^api\/Pricing4Java\/|^category\/(?:pricing4java|classes-to-manage-pricing)$/, 'pricing4java'],
  [/^api\/Pricing4TS(?:\/|$)|^category\/pricing4ts$|^contrib\/ts-contrib$/, 'pricing4ts'],
  // The category "API" belongs to Pricing4React.
  [/^api\/Pricing4React\/|^category\/(?:pricing4react|api)$/, 'pricing4react'],
  [/^api\/|^category\/(?:guides|migrate|understanding-pricing4saas)$/, 'developer-guide'],
  [/^contrib\//, 'contributing'],
  [/^commonErrors\/|^category\/(?:310|pricing4java-1)$/, 'faqs'],
  [/^(?:docs\/|category\/getting-started$|$)/, 'getting-started'],
];

/**
 * Section of a page.
 *
 * @param path path below the base path, for example `/docs/2.0.1/api/introduction`
 */
export function sectionOfPath(path: string): Section {
  const version = versionOfPath(path);
  if (version) {
    const rest = path.slice(`/docs/${version.label}`.length).replace(/^\/|\/$/g, '');
    return SECTION_OF_DOC.find(([pattern]) => pattern.test(rest))?.[1] ?? 'developer-guide';
  }
  const [, first] = path.split('/');
  return PAGES_WITH_CARD.find((section) => section === first) ?? 'home';
}

export interface SocialCard extends Wording {
  /** File below the base path, for example `img/social/pricing4java-1.4.0.png`. */
  readonly file: string;
  /** Older docs version that is printed on the card. */
  readonly version: string | undefined;
  readonly alt: string;
}

function cardOf(section: Section, version: string | undefined): SocialCard {
  const {title, subtitle} = SECTIONS[section];
  return {
    file: `${CARD_FOLDER}/${section}${version ? `-${version}` : ''}.png`,
    title,
    subtitle,
    version,
    alt: `${title}${version ? `, docs ${version}` : ''}. ${subtitle}. Pricing4SaaS.`,
  };
}

/** Card of a page, by its path below the base path. */
export function cardOfPath(path: string): SocialCard {
  const version = versionOfPath(path);
  return cardOf(sectionOfPath(path), version?.isLatest ? undefined : version?.label);
}

/** Distinct cards of some pages, by their paths below the base path. */
export function cardsOfPaths(paths: readonly string[]): SocialCard[] {
  const cards = paths.map(cardOfPath).map((card) => [card.file, card] as const);
  return [...new Map(cards).values()].sort((a, b) => a.file.localeCompare(b.file));
}
