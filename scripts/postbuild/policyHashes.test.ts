import {hashOf, readInlineCode} from './policyHashes';
import {readPage} from './page';

const codeOf = (html: string) => readInlineCode(readPage(html));

describe('readInlineCode', () => {
  it('hashes code as browsers do', () => {
    // Example of the Content Security Policy specification.
    expect(hashOf("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
    expect(hashOf('a\r\nb')).toBe(hashOf('a\nb'));
  });
  it('hashes the text of a script unchanged, including entities and tags', () => {
    const {scriptHashes} = codeOf('<body><script data-x>a&&b("<p>&amp;")</script>');
    expect(scriptHashes).toEqual([hashOf('a&&b("<p>&amp;")')]);
  });
  it('ignores script files and data', () => {
    const {scriptHashes} = codeOf(
      '<script src=/a.js></script><script type=application/ld+json>{"a":1}</script>',
    );
    expect(scriptHashes).toEqual([]);
  });
  it.each(['module', 'text/javascript', 'importmap', 'speculationrules'])('hashes %s', (type) => {
    expect(codeOf(`<script type="${type}">x</script>`).scriptHashes).toHaveLength(1);
  });
  it('refuses links that run code', () => {
    expect(codeOf('<a href=" JavaScript:x()">').problems.join()).toContain('javascript:');
  });
});
