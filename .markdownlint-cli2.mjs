/** Markdown lint, for `npm run check:markdown` and for editors. The rules and their reasons: rules.json. */
import {readFileSync} from 'node:fs';

const rules = JSON.parse(
  readFileSync(new URL('./checks/markdown/markdownlint/rules.json', import.meta.url), 'utf8'),
);

export default {
  config: {
    default: false,
    ...Object.fromEntries(Object.entries(rules).map(([name, {on}]) => [name, on])),
  },
  // Pages may not switch rules off for themselves: an exception that nobody sees never ends.
  noInlineConfig: true,
  noBanner: true,
  noProgress: true,
  outputFormatters: [['./checks/markdown/markdownlint/formatter.mjs']],
};
