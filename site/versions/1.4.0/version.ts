import type {VersionFacts} from '../types';

export default {
  formatName: 'Yaml4SaaS',
  syntaxVersions: ['1.0'],
  commonSyntaxVersion: '1.0',
  libraries: {
    Pricing4Java: {documented: '3.1.0', range: ['3.1.0', '3.3.0']},
    Pricing4React: {documented: '1.3.0', range: ['1.3.0', '1.3.0']},
  },
  requirements: {
    java: 'Java 11 or later (3.2.0: Java 17)',
    spring: 'Spring Boot 2.7, Spring 5.3 (3.2.0: Spring Boot 3.2, Spring 6.1)',
    react: 'React 18.2 or later',
  },
  renamedTopics: {},
} satisfies VersionFacts;
