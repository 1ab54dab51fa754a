import {describe, expect, it} from 'vitest';
import {hashOf, readInlineCode} from './page';

describe('readInlineCode', () => {
  it('hashes code as browsers do', () => {
    // Example of the Content Security Policy specification.
    expect(hashOf("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
    expect(hashOf('a\r\nb')).toBe(hashOf('a\nb'));
  });
  it('hashes the text of a script unchanged, including entities and tags', () => {
    const {scriptHashes} = readInlineCode('<body><script data-x>a&&b("<p>&amp;")</script>');
    expect(scriptHashes).toEqual([hashOf('a&&b("<p>&amp;")')]);
  });
  it('ignores script files and data', () => {
    const {scriptHashes} = readInlineCode(
      '<script src=/a.js></script><script type=application/ld+json>{"a":1}</script>',
    );
    expect(scriptHashes).toEqual([]);
  });
  it.each(['module', 'text/javascript', 'importmap', 'speculationrules'])('hashes %s', (type) => {
    expect(readInlineCode(`<script type="${type}">x</script>`).scriptHashes).toHaveLength(1);
  });
  it('hashes styles', () => {
    expect(readInlineCode('<style>p{}</style>').styleHashes).toEqual([hashOf('p{}')]);
  });
  it.each([
    ['<p onclick="x()">', 'onclick'],
    ['<a href=" JavaScript:x()">', 'javascript:'],
  ])('refuses %s', (html, part) => {
    expect(readInlineCode(html).problems.join()).toContain(part);
  });
});
