/** Pages that list and explain the messages, as files in `docs/`. */

/** The page that lists all messages. */
export const MESSAGES_PAGE = 'commonErrors/error-messages.md';

/** Pages that explain messages, by the name that `ErrorMessage.page` uses. */
export const EXPLAINING_PAGES: Readonly<Record<string, string>> = {
  context: 'api/Pricing4Java/pricing-context.md',
  evaluation: 'api/Pricing2Yaml/feature-evaluation.md',
  faq: 'commonErrors/introduction.md',
  feature: 'api/Pricing4React/API/feature-component.md',
  filter: 'api/Pricing4Java/renew-token-filter.md',
  generic: 'api/Pricing4React/API/useGenericFeature.md',
  guard: 'api/Pricing4Java/pricingplan-aware.md',
  guide: 'docs/getting-started/pricing2yaml-starter-guide.md',
  interceptor: 'api/Pricing4React/API/search-and-update-interceptor.md',
  java: 'api/Pricing4Java/yaml-utils-messages.md',
  migrating: 'api/migrating-30.md',
  off: 'commonErrors/feature-off.md',
  openFeature: 'api/Pricing4React/integration-with-open-feature.md',
  operators: 'api/Pricing4React/API/binary-operators.md',
  practices: 'api/Pricing2Yaml/good-practices.md',
  syntax: 'api/Pricing2Yaml/the-pricing2yaml-syntax.md',
  util: 'api/Pricing4Java/pricing-evaluator-util.md',
  v21: 'api/Pricing2Yaml/pricing2yaml-v21-specification.mdx',
  validator: 'api/Pricing2Yaml/pricing2yaml-validator.mdx',
  yamlUtils: 'api/Pricing4Java/yaml-utils.mdx',
};
