// @ts-check
/** Checks the spelling of product and library names. */
import {proseRule, search} from '../prose.mjs';

const NAMES = (
  'Algolia, Docusaurus, GitHub, JavaScript, JSON, JWT, Maven, MiniZinc, Node.js, NoteHarbor, npm, ' +
  'OpenFeature, Pricing2Yaml, Pricing4Java, Pricing4React, Pricing4SaaS, Pricing4TS, SaaS, ' +
  'Spring Boot, TypeScript, YAML, Yaml4SaaS'
).split(', ');

/** Patterns for other spellings of parts of names. */
const VARIANTS = {' ': '[ -]?', '.': '\\.?', 2: '(?:2|to)', 4: '(?:4|for)', Harbor: 'Harbou?r'};

/** @type {(name: string) => RegExp} */
function patternOf(name) {
  let pattern = name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, ' ');
  for (const [part, variant] of Object.entries(VARIANTS))
    pattern = pattern.replaceAll(part, variant);

  // Parts of URLs, files and packages are not names: "/docs/yaml", "a.yaml", "@isa/json".
  return new RegExp(`(?<![\\w./@-])${pattern}(?![\\w/@]|[.-]\\w)`, 'gi');
}

const fix = 'or put it between backticks if it is code';

export default proseRule('names', 'Names have one spelling', ({texts}) =>
  NAMES.flatMap((name) =>
    search(
      texts,
      patternOf(name),
      (found) => found !== name && `Write "${name}" instead of "${found}", ${fix}.`,
    ),
  ),
);
