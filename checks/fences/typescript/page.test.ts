import {describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {importedFence} from './page';
import {filesAt, placeOf} from './run';

const PAGE = parseFences(
  'page.md',
  `
\`\`\`ts module title="src/pricing.ts"
export const first = 1;
\`\`\`

\`\`\`tsx module title="src/views/Note.tsx"
import {first} from '../pricing';
\`\`\`

\`\`\`ts module
import './views/Note';
\`\`\`

\`\`\`ts module title="src/pricing.ts"
export const second = 1;
\`\`\`

\`\`\`ts module title="main.ts"
import './pricing';
\`\`\`

\`\`\`ts module title="src/lib/index.ts"
\`\`\`

\`\`\`json title="data.json"
{}
\`\`\`
`,
  '2.0.1',
);

const [first, note, untitled, second, main, index, data] = PAGE;

it.each([
  ['the one above', note, '../pricing', first],
  ['the nearest one above', index, '../pricing', second],
  ['the first one below', first, './lib/index.js', index],
  ['a folder', first, './lib', index],
  ['any folder, from a fence without a title', untitled, './pricing', first],
  ['any folder, up', untitled, '../views/Note', note],
  ['only its own folder, from a fence with a title', main, './pricing', undefined],
  ['nothing', note, './nothing', undefined],
  ['only modules', untitled, './data', undefined],
])('importedFence resolves to %s', (_name, importer, moduleName, expected) => {
  expect(importedFence(importer!, moduleName, PAGE)?.line).toBe(expected?.line);
});

it('placeOf a fence is its title', () => expect(placeOf(main!, PAGE)).toBe('main.ts'));

describe('filesAt', () => {
  it('contains the files as they are at that place of the page', () => {
    expect(filesAt(note!, PAGE).get('src/pricing.ts')).toBe(first);
    expect(filesAt(main!, PAGE).get('src/pricing.ts')).toBe(second);
    expect(filesAt(main!, PAGE).get('data.json')).toBe(data);
  });
  it('ignores files outside of its folder', () => {
    const outside = {...data!, values: new Map([['title', '../../x.json']])};
    const absolute = {...data!, values: new Map([['title', '/etc/x.json']])};
    expect([...filesAt(main!, [outside, absolute]).keys()]).toEqual([]);
  });
});
