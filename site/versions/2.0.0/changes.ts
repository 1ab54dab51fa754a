import type {VersionChanges} from '../types';

const JAVA = 'api/Pricing4Java';
const MODEL = 'api/Pricing4Java/classes-to-manage-pricing';

export default {
  changes: [
    {
      id: 'two-tokens',
      kind: 'breaking',
      title: 'The pricing token is a separate token',
      text: 'In docs 1.4.0, a single token authenticated the user and contained the features. Now the pricing token is sent in a separate header, `Pricing-Token`, in requests and responses. The `New-Token` header was removed.',
      action:
        'Send both headers, expose `Pricing-Token` in your CORS configuration, and continue to issue your own authorization token.',
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
      text: 'The previous key in `localStorage` was `jwt`.',
      action:
        'Store the pricing token under `pricingToken`, as `JSON.stringify(token)`, and remove that key when the user logs out.',
      topics: ['api/Pricing4React/search-and-update-interceptor'],
    },
    {
      id: 'no-authorities',
      kind: 'breaking',
      title: '`getUserAuthorities()` was removed',
      text: '`PricingContext` no longer defines authorities, and the token no longer contains the `authorities` claim. `getAuthJwtSecret()` was added in 4.0.1.',
      action: 'Remove the method. Read authorities from your own authorization token.',
      topics: [`${JAVA}/pricing-context`, `${JAVA}/pricing-evaluator-util`],
    },
    {
      id: 'spring-6',
      kind: 'breaking',
      title: 'Pricing4Java 4 is built for Spring 6',
      text: 'The filter uses `jakarta.servlet`. If your application uses Spring Boot 2.7, stay on Pricing4Java 3.1.0.',
      action: 'Upgrade to Spring Boot 3 and JDK 17 before you upgrade Pricing4Java.',
      topics: ['docs/getting-started/instalation', 'commonErrors/introduction'],
    },
    {
      id: 'hook-documented',
      kind: 'added',
      title: '`useGenericFeature` is documented',
      text: 'The hook has existed since Pricing4React 1.0 and is now documented.',
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
