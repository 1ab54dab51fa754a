/** Reads what stands after the language of a code fence. */

/** The parts of an info string after the language. */
export interface Contract {
  readonly words: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Reads an info string such as `title="a b" {1,3} fragment=2.1 at=plans.STUDIO`. Values may be
 * quoted with `"` or `'`; line ranges in braces belong to Docusaurus and are left out.
 */
export function parseContract(meta: string): Contract {
  const words = new Set<string>();
  const values = new Map<string, string>();
  const token = /\{[^}]*\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|(\S+)/g;
  for (const [whole, key, double, single, bare, word] of meta.matchAll(token)) {
    if (key !== undefined) {
      values.set(key, double ?? single ?? bare ?? '');
    } else if (word !== undefined && !whole.startsWith('{')) {
      words.add(word);
    }
  }
  return {words, values};
}
