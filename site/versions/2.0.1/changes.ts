/**
 * What changed between docs versions. The landing pages list it, each page whose topic changed
 * links to it, and a test holds it complete: every topic that a version shares with the one before
 * is either touched by a change or declared unchanged.
 */

import {LATEST_LABEL} from './versions';

/** One change of a docs version, as readers of the version before meet it. */
export interface Change {
  /** Fragment of the change on the landing page. */
  readonly id: string;
  /** `breaking` needs an action; `added` and `fixed` do not. */
  readonly kind: 'breaking' | 'added' | 'fixed';
  /** One line without a full stop. */
  readonly title: string;
  /** What is different now. Code stands between backticks. */
  readonly text: string;
  /** What a reader of the version before has to do; breaking changes have one. */
  readonly action?: string;
  /** Ids of the documents whose topic changed, in this version. */
  readonly topics: readonly string[];
}

/** The changes of one docs version over the version before. */
export interface VersionChanges {
  readonly changes: readonly Change[];
  /** Documents that say the same as in the version before, apart from names and addresses. */
  readonly unchanged: readonly string[];
}

const JAVA = 'api/Pricing4Java';
const MODEL = `${JAVA}/classes-to-manage-pricing`;

/** Changes by label of the version that brought them. The oldest version has none. */
export const CHANGES: Readonly<Record<string, VersionChanges>> = {
  '2.0.1': {
    changes: [
      {
        id: 'format-renamed',
        kind: 'breaking',
        title: 'Yaml4SaaS is called Pricing2Yaml and has version numbers',
        text: 'A file states the syntax it is written in. There are five: 1.0, which is the old Yaml4SaaS, then 1.1, 2.0, 2.1 and 3.0. Pricing4Java 5 refuses a file without a version.',
        action:
          'Add `version: "1.0"` at the top of a Yaml4SaaS file, and Pricing4Java 5 reads it. Write new files in 2.1.',
        topics: [
          'docs/Introduction',
          'api/introduction',
          'api/Pricing2Yaml/the-pricing2yaml-syntax',
          'api/Pricing2Yaml/pricing2yaml-validator',
          `${JAVA}/yaml-utils`,
        ],
      },
      {
        id: 'one-price',
        kind: 'breaking',
        title: 'Prices are one field, dates are one field',
        text: '`monthlyPrice` and `annualPrice` became `price`, with `billing` for the discount of longer periods. `day`, `month` and `year` became `createdAt`. The getters of the model changed with them.',
        action:
          'Replace `getMonthlyPrice()` and `getAnnualPrice()` by `getPrice()`, and read the date from `getCreatedAt()`. Files in the old syntax are converted when they are read.',
        topics: [`${MODEL}/plan`, `${MODEL}/add-on`, `${MODEL}/pricing-manager`],
      },
      {
        id: 'add-ons-count',
        kind: 'breaking',
        title: 'Add-ons enter the evaluation',
        text: 'Since Pricing4Java 5.5.0 the features and usage limits of subscribed add-ons are part of what is evaluated; before, add-ons were only parsed.',
        action:
          'Implement `getUserAddOns()` in your `PricingContext`; return an empty list if there are none.',
        topics: [`${JAVA}/pricing-context`, 'docs/getting-started/configuration'],
      },
      {
        id: 'plan-context',
        kind: 'breaking',
        title: '`planContext` holds features and usage limits only',
        text: 'Since Pricing4Java 5.5.0 the name, price and unit of the plan are no longer in `planContext`, neither in expressions nor in the token.',
        action:
          "Write `planContext['features']['name']` and `planContext['usageLimits']['name']` in every expression, and take prices from `PricingManager`.",
        topics: [
          `${JAVA}/pricing-evaluator-util`,
          'api/understanding/communication',
          'api/Pricing2Yaml/feature-evaluation',
        ],
      },
      {
        id: 'java-17',
        kind: 'breaking',
        title: 'Pricing4Java 5 needs Java 17',
        text: 'The library is compiled for Java 17. Lombok is no longer among its dependencies, and the accessors are written out.',
        action: 'Build with JDK 17 or later.',
        topics: ['docs/getting-started/instalation'],
      },
      {
        id: 'tags',
        kind: 'added',
        title: 'Features carry tags',
        text: 'A pricing declares `tags`, and a feature names one of them in `tag`.',
        topics: [`${MODEL}/feature`],
      },
      {
        id: 'service-follows',
        kind: 'fixed',
        title: 'Renaming or removing a plan keeps add-ons readable',
        text: 'Since 5.5.0 `PricingService` changes the plan in the `availableFor` of every add-on as well. Before, the written file could not be read again.',
        topics: [`${JAVA}/pricing-service`],
      },
      {
        id: 'fetch-address',
        kind: 'fixed',
        title: '`fetchWithPricingInterceptor` uses the address you pass',
        text: 'Up to Pricing4React 2.0.0 it put `http://localhost:8080` in front of every address.',
        topics: ['api/Pricing4React/API/search-and-update-interceptor'],
      },
      {
        id: 'browser-evaluation',
        kind: 'added',
        title: 'Pricing4React evaluates a pricing in the browser and speaks OpenFeature',
        text: '`evaluatePricing` and `evaluateFeatureInPricing` came with 2.1.0, the OpenFeature provider with 2.2.0.',
        topics: ['api/understanding/architecture'],
      },
      {
        id: 'faq',
        kind: 'added',
        title: 'Frequently asked questions by message',
        text: 'Twenty failures across files, back end and front end, each under its exact message.',
        topics: ['commonErrors/introduction'],
      },
    ],
    unchanged: [
      `${JAVA}/pricingplan-aware`,
      `${JAVA}/renew-token-filter`,
      `${MODEL}/usage-limit`,
      'api/Pricing4React/API/binary-operators',
      'api/Pricing4React/API/feature-component',
      'api/Pricing4React/API/useGenericFeature',
    ],
  },
  '2.0.0': {
    changes: [
      {
        id: 'two-tokens',
        kind: 'breaking',
        title: 'The pricing token is a token of its own',
        text: 'Up to docs 1.4.0 one token logged a user in and carried the features. Now the pricing token travels beside it, in the header `Pricing-Token`, in both directions; `New-Token` is gone.',
        action:
          'Send both headers, expose `Pricing-Token` in your CORS configuration, and keep issuing your own login token.',
        topics: [
          'api/architecture',
          'api/communication',
          'docs/getting-started/configuration',
          `${JAVA}/renew-token-filter`,
        ],
      },
      {
        id: 'storage-key',
        kind: 'breaking',
        title: 'Pricing4React reads the token from `pricingToken`',
        text: 'The key in `localStorage` was `jwt`.',
        action:
          'Store the pricing token under `pricingToken`, as `JSON.stringify(token)`, and remove that key at log-out.',
        topics: ['api/Pricing4React/search-and-update-interceptor'],
      },
      {
        id: 'no-authorities',
        kind: 'breaking',
        title: '`getUserAuthorities()` is gone',
        text: '`PricingContext` no longer asks for authorities, and the token has no claim `authorities`. `getAuthJwtSecret()` came with 4.0.1.',
        action: 'Remove the method. Read authorities from your own login token.',
        topics: [`${JAVA}/pricing-context`, `${JAVA}/pricing-evaluator-util`],
      },
      {
        id: 'spring-6',
        kind: 'breaking',
        title: 'Pricing4Java 4 is built for Spring 6',
        text: 'The filter uses `jakarta.servlet`. An application on Spring Boot 2.7 stays on Pricing4Java 3.1.0.',
        action: 'Move to Spring Boot 3 and JDK 17 before you raise the version of Pricing4Java.',
        topics: ['docs/getting-started/instalation', 'commonErrors/introduction'],
      },
      {
        id: 'hook-documented',
        kind: 'added',
        title: '`useGenericFeature` has a page',
        text: 'The hook behind `Feature` exists since Pricing4React 1.0 and is documented now.',
        topics: ['api/introduction'],
      },
    ],
    unchanged: [
      'docs/Introduction',
      `${JAVA}/pricing-service`,
      `${JAVA}/pricingplan-aware`,
      `${JAVA}/yaml-utils`,
      `${MODEL}/add-on`,
      `${MODEL}/feature`,
      `${MODEL}/plan`,
      `${MODEL}/pricing-manager`,
      `${MODEL}/usage-limit`,
      'api/Pricing4React/binary-operators',
      'api/Pricing4React/main-toggling-class',
      'api/Yaml4SaaS/the-yaml4saas-syntax',
      'api/Yaml4SaaS/feature-evaluation',
      'api/Yaml4SaaS/yaml4saas-validator',
    ],
  },
};

/** Changes of a version that touch a document. */
export function changesOf(label: string, id: string): readonly Change[] {
  return CHANGES[label]?.changes.filter(({topics}) => topics.includes(id)) ?? [];
}

/** A change as the page of a topic names it. */
export type NamedChange = Pick<Change, 'id' | 'title'>;

/**
 * Front matter that tells a document what changed about its topic, so that no page carries the
 * changes of all the others.
 *
 * @param file path of the Markdown file, relative to the site
 */
export function changesInFrontMatter(file: string): {readonly changes?: readonly NamedChange[]} {
  const [, label = LATEST_LABEL, id = ''] =
    /^(?:docs|versioned_docs\/version-([^/]+))\/(.*)\.mdx?$/.exec(file.replaceAll('\\', '/')) ?? [];
  const changes = changesOf(label, id).map(({id: fragment, title}) => ({id: fragment, title}));
  return changes.length > 0 ? {changes} : {};
}
