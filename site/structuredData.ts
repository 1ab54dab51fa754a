/**
 * Structured data for search engines, in the vocabulary of schema.org: the site and its libraries on the
 * home page, and an article for each document. Docusaurus itself writes breadcrumbs and posts.
 */
import type {
  Graph,
  Organization,
  SoftwareSourceCode,
  TechArticle,
  WebSite,
  WithContext,
} from 'schema-dts';
import {REPOSITORIES} from './links';
import {LATEST_VERSION} from './versions';

/** The facts of a document. Addresses are absolute. */
export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** Address of the social card. */
  readonly image: string;
  /** Day of the last change, as YYYY-MM-DD. */
  readonly date: string;
  readonly version: string;
}

const CONTEXT = 'https://schema.org';
const LICENSE = 'https://opensource.org/license/mit';

const RESEARCH_GROUP: Organization = {
  '@type': 'Organization',
  name: 'ISA Group',
  url: 'https://github.com/isa-group',
  parentOrganization: {'@type': 'CollegeOrUniversity', name: 'University of Seville'},
};

const LANGUAGES: Readonly<Record<keyof typeof LATEST_VERSION.libraries, string>> = {
  Pricing4Java: 'Java',
  Pricing4React: 'TypeScript',
  Pricing4TS: 'TypeScript',
};

/**
 * The site and its libraries.
 *
 * @param address absolute URL of the home page
 */
export function homeData(address: string, name: string, description: string): Graph {
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': address,
    url: address,
    name,
    description,
    inLanguage: 'en',
    publisher: RESEARCH_GROUP,
  };
  const libraries = (Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]).map(
    (library): SoftwareSourceCode => ({
      '@type': 'SoftwareSourceCode',
      name: library,
      codeRepository: REPOSITORIES[library],
      programmingLanguage: LANGUAGES[library],
      version: LATEST_VERSION.libraries[library]!.documented,
      license: LICENSE,
      isPartOf: {'@id': address},
    }),
  );
  return {'@context': CONTEXT, '@graph': [site, ...libraries]};
}

/**
 * A document as an article.
 *
 * @param home absolute URL of the home page
 */
export function articleData(home: string, facts: ArticleFacts): WithContext<TechArticle> {
  const {title, description, address, image, date, version} = facts;
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image,
    inLanguage: 'en',
    dateModified: date,
    version,
    author: RESEARCH_GROUP,
    publisher: RESEARCH_GROUP,
    isPartOf: {'@id': home},
  };
}
