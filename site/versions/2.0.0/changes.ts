import type {VersionChanges} from '../types';

const JAVA = 'api/Pricing4Java';
const MODEL = 'api/Pricing4Java/classes-to-manage-pricing';

export default {
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
} satisfies VersionChanges;
