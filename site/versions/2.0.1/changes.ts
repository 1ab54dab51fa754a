import type {VersionChanges} from '../types';

const JAVA = 'api/Pricing4Java';
const MODEL = 'api/Pricing4Java/classes-to-manage-pricing';

export default {
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
} satisfies VersionChanges;
