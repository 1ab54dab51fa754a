import type {VersionChanges} from '../types';

const JAVA = 'api/Pricing4Java';
const MODEL = 'api/Pricing4Java/classes-to-manage-pricing';

export default {
  changes: [
    {
      id: 'format-renamed',
      kind: 'breaking',
      title: 'Yaml4SaaS is now called Pricing2Yaml and has version numbers',
      text: 'A file contains the version of its syntax: 1.0 (the old Yaml4SaaS), 1.1, 2.0, 2.1 or 3.0. Pricing4Java 5 rejects a file without a version.',
      action:
        'Add `version: "1.0"` at the top of a Yaml4SaaS file so that Pricing4Java 5 can read it. Write new files in 2.1.',
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
      title: 'The price and the date are single fields',
      text: '`price` replaces `monthlyPrice` and `annualPrice`, and `billing` contains the discount for longer periods. `createdAt` replaces `day`, `month` and `year`. The getters of the model changed accordingly.',
      action:
        'Replace `getMonthlyPrice()` and `getAnnualPrice()` with `getPrice()`, and read the date from `getCreatedAt()`. Files in the old syntax are converted when they are read.',
      topics: [`${MODEL}/plan`, `${MODEL}/add-on`, `${MODEL}/pricing-manager`],
    },
    {
      id: 'add-ons-count',
      kind: 'breaking',
      title: 'Add-ons are evaluated',
      text: 'Since Pricing4Java 5.5.0, the features and usage limits of subscribed add-ons are evaluated. Earlier releases only parse add-ons.',
      action:
        'Implement `getUserAddOns()` in your `PricingContext`. Return an empty list if the user has no add-ons.',
      topics: [`${JAVA}/pricing-context`, 'docs/getting-started/configuration'],
    },
    {
      id: 'plan-context',
      kind: 'breaking',
      title: '`planContext` contains only features and usage limits',
      text: 'Since Pricing4Java 5.5.0, `planContext` no longer contains the name, price and unit of the plan. This applies to expressions and to the token.',
      action:
        "Write `planContext['features']['name']` and `planContext['usageLimits']['name']` in every expression, and read prices from `PricingManager`.",
      topics: [
        `${JAVA}/pricing-evaluator-util`,
        'api/understanding/communication',
        'api/Pricing2Yaml/feature-evaluation',
      ],
    },
    {
      id: 'java-17',
      kind: 'breaking',
      title: 'Pricing4Java 5 requires Java 17',
      text: 'The library is compiled for Java 17. It no longer depends on Lombok.',
      action: 'Build with JDK 17 or later.',
      topics: ['docs/getting-started/instalation'],
    },
    {
      id: 'tags',
      kind: 'added',
      title: 'A feature can have a tag',
      text: 'A pricing lists its `tags`, and a feature refers to one of them with `tag`.',
      topics: [`${MODEL}/feature`],
    },
    {
      id: 'service-follows',
      kind: 'fixed',
      title: 'Add-ons remain readable after you rename or remove a plan',
      text: 'Since 5.5.0, `PricingService` also changes the plan in the `availableFor` list of every add-on. In earlier releases, the written file could not be read again.',
      topics: [`${JAVA}/pricing-service`],
    },
    {
      id: 'fetch-address',
      kind: 'fixed',
      title: '`fetchWithPricingInterceptor` uses the URL you pass',
      text: 'Up to 2.0.0, Pricing4React added `http://localhost:8080` in front of every URL.',
      topics: ['api/Pricing4React/API/search-and-update-interceptor'],
    },
    {
      id: 'browser-evaluation',
      kind: 'added',
      title: 'Pricing4React evaluates a pricing in the browser and supports OpenFeature',
      text: '`evaluatePricing` and `evaluateFeatureInPricing` were added in 2.1.0, and the OpenFeature provider in 2.2.0.',
      topics: ['api/understanding/architecture'],
    },
    {
      id: 'faq',
      kind: 'added',
      title: 'Frequently asked questions list errors by their message',
      text: 'The page explains twenty errors in pricing files, the back end and the front end, each under its exact message.',
      topics: ['commonErrors/introduction'],
    },
    {
      id: 'feature-off',
      kind: 'added',
      title: 'Seven checks for a feature that is off',
      text: 'The page explains how to trace a value from the React component back to the pricing file.',
      topics: ['commonErrors/feature-off'],
    },
    {
      id: 'upgrading',
      kind: 'added',
      title: 'A guide for upgrading from docs 1.4.0 and 2.0.0',
      text: 'The guide lists the steps, the names to search and replace, and the changes that break your code without an error.',
      topics: ['api/upgrading'],
    },
    {
      id: 'supported-versions',
      kind: 'added',
      title: 'A table of supported versions',
      text: 'The page lists the Spring Boot, JDK and Node.js versions with which the tests were run.',
      topics: ['docs/getting-started/support'],
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
} satisfies VersionChanges;
