import type {VersionFacts} from '../types';

export default {
  formatName: 'Yaml4SaaS',
  syntaxVersions: ['1.0'],
  commonSyntaxVersion: '1.0',
  libraries: {
    Pricing4Java: {documented: '4.0.1', range: ['4.0.0', '4.0.1']},
    Pricing4React: {documented: '2.0.0', range: ['2.0.0', '2.0.0']},
  },
  requirements: {
    java: 'Java 17 (Spring Boot 3 needs it)',
    spring: 'Spring Boot 3.2, Spring 6.1',
    react: 'React 18.2 or later',
  },
  renamedTopics: {
    'api/architecture': 'api/understanding/architecture',
    'api/communication': 'api/understanding/communication',
    'api/Yaml4SaaS/feature-evaluation': 'api/Pricing2Yaml/feature-evaluation',
    'api/Yaml4SaaS/the-yaml4saas-syntax': 'api/Pricing2Yaml/the-pricing2yaml-syntax',
    'api/Yaml4SaaS/yaml4saas-validator': 'api/Pricing2Yaml/pricing2yaml-validator',
    'api/Pricing4React/binary-operators': 'api/Pricing4React/API/binary-operators',
    'api/Pricing4React/main-toggling-class': 'api/Pricing4React/API/feature-component',
    'api/Pricing4React/search-and-update-interceptor':
      'api/Pricing4React/API/search-and-update-interceptor',
    'api/Pricing4React/useGenericFeature': 'api/Pricing4React/API/useGenericFeature',
    '/category/yaml4saas': '/category/pricing2yaml',
  },
} satisfies VersionFacts;
