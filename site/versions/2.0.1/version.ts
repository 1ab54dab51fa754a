import type {VersionFacts} from '../types';

export default {
  formatName: 'Pricing2Yaml',
  syntaxVersions: ['1.0', '1.1', '2.0', '2.1', '3.0'],
  commonSyntaxVersion: '2.1',
  libraries: {
    Pricing4Java: {documented: '5.5.2', range: ['5.1.0', '5.5.2']},
    Pricing4React: {documented: '2.2.0', range: ['2.0.1', '2.2.0']},
    Pricing4TS: {documented: '0.9.5', range: ['0.4.0', '0.10.4']},
  },
  requirements: {
    java: 'Java 17 or later',
    spring: 'Spring Boot 3.2 or a later 3.x',
    react: 'React 18.2 or later',
  },
  renamedTopics: {},
} satisfies VersionFacts;
