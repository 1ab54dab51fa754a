import {editTarget} from './editTarget';

const IMPORT = "import Body from '@site/partials/pricing4java/plan.mdx';\n";

it.each([
  ['a page without a partial', 'Text.', 'docs/a.mdx'],
  [
    'a short page around a partial',
    `${IMPORT}\nOpening.\n\n<Body />\n`,
    'partials/pricing4java/plan.mdx',
  ],
  ['a page with a partial and its own text', `${IMPORT}${'Text.\n\n'.repeat(40)}`, 'docs/a.mdx'],
  ['a page of several partials', `${IMPORT}${IMPORT.replace('Body', 'Other')}`, 'docs/a.mdx'],
])('"Edit this page" of %s', (_, text, expected) =>
  expect(editTarget('docs/a.mdx', text)).toBe(expected),
);
