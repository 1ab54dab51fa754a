import {describe, expect, it} from 'vitest';
import {
  linesNaming,
  moveLandingPage,
  moveLinks,
  renameCopy,
  repeatRow,
  shareWithVersion,
} from './text';

describe('moveLinks', () => {
  it('moves links into the version, and no others', () => {
    expect(moveLinks('(/docs/2.0.1/a) /docs/2.0.1 /docs/2.0.10/a', '2.0.1', '2.1.0')).toBe(
      '(/docs/2.1.0/a) /docs/2.1.0 /docs/2.0.10/a',
    );
  });
});

describe('moveLandingPage', () => {
  it('moves title, links, components and the version before', () => {
    const text = `title: Documentation 2.0.1
description: Start page of docs 2.0.1 - what changed since docs 2.0.0.
<A of="2.0.1" /> <B only="2.0.1" />
Docs 2.0.1 covers Pricing4React 2.0.1: [a](/docs/2.0.1/a), [b](/docs/2.0.0/b).
## What changed since 2.0.0
`;
    expect(moveLandingPage(text, '2.0.1', '2.0.0', '2.1.0')).toBe(`title: Documentation 2.1.0
description: Start page of docs 2.1.0 - what changed since docs 2.0.1.
<A of="2.1.0" /> <B only="2.1.0" />
Docs 2.1.0 covers Pricing4React 2.0.1: [a](/docs/2.1.0/a), [b](/docs/2.0.0/b).
## What changed since 2.0.1
`);
  });
  it('needs no version before', () => {
    expect(moveLandingPage('since 1.0.0', '1.0.0', undefined, '2.0.0')).toBe('since 1.0.0');
  });
});

describe('shareWithVersion', () => {
  it('adds the new version to a partial of the latest one', () => {
    expect(shareWithVersion('{/* versions: 2.0.0 2.0.1 */}\ntext', '2.0.1', '2.1.0')).toBe(
      '{/* versions: 2.0.0 2.0.1 2.1.0 */}\ntext',
    );
  });
  it.each(['{/* versions: 2.0.0 2.0.10 */}', 'text {/* versions: 2.0.1 */}'])(
    'leaves "%s"',
    (text) => expect(shareWithVersion(text, '2.0.1', '2.1.0')).toBe(text),
  );
});

describe('renameCopy', () => {
  it('names the new docs version, and no release of a library', () => {
    expect(
      renameCopy('React 2.0.1, the docs version 2.0.1. <a>fences-2.0.1</a>', '2.0.1', '2.1.0'),
    ).toBe('React 2.0.1, the docs version 2.1.0. <a>fences-2.1.0</a>');
  });
});

describe('repeatRow', () => {
  it('repeats the row of a file below it', () => {
    expect(repeatRow('| `a-1.ts` | x |\n| `b.ts` | y |\n', 'a-1.ts', 'a-2.ts')).toBe(
      '| `a-1.ts` | x |\n| `a-2.ts` | x |\n| `b.ts` | y |\n',
    );
  });
});

describe('linesNaming', () => {
  it('finds the label as a whole', () => {
    expect(linesNaming('docs 2.0.1.\n12.0.1\n2.0.1.3\n2.0.10\nv2.0.1', '2.0.1')).toEqual([1, 5]);
  });
});
