/** Names of a pricing as names of a program, and as text in its files. */

/** Words that neither Java nor TypeScript accepts as names. */
const RESERVED = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default delete do double else enum ' +
    'export extends false final finally float for function goto if implements import in instanceof int interface ' +
    'let long native new null package private protected public record return short static strictfp super switch ' +
    'synchronized this throw throws transient true try typeof var void volatile while with yield'
  ).split(' '),
);

/** A name of the pricing, and what it is called in code. */
export interface Name {
  readonly text: string;
  /** `pdfExport` */
  readonly identifier: string;
  /** `PDF_EXPORT` */
  readonly constant: string;
  /** `pdf-export`, for URLs and file names */
  readonly slug: string;
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

/** The words as a name for URLs and files, or the fallback. */
export function slugOf(text: string, fallback = 'application'): string {
  return wordsOf(text).join('-').toLowerCase() || fallback;
}

/** Whether this is a Java package. */
export function isPackage(text: string): boolean {
  return (
    /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i.test(text) &&
    text.split('.').every((part) => !RESERVED.has(part) && part !== '_')
  );
}

/**
 * Makes names so that no two have the same identifier, constant or slug.
 *
 * @param fallback name for words without Latin letters and digits
 */
export function nameAll(texts: readonly string[], fallback: string): readonly Name[] {
  const used = new Set<string>();
  return texts.map((text) => {
    const found = wordsOf(text);
    const words = (found.length > 0 ? found : [fallback]).map((word) => word.toLowerCase());
    for (let number = 1; ; number += 1) {
      const parts = number === 1 ? words : [...words, String(number)];
      const slug = parts.join('-');
      const camel = parts
        .map((part, i) => (i === 0 ? part : part[0]!.toUpperCase() + part.slice(1)))
        .join('');
      const prefix = /^\d/.test(camel) ? '_' : '';
      const identifier = prefix + camel + (RESERVED.has(camel) ? '_' : '');
      const forms = [slug, identifier.toLowerCase()];
      if (!forms.some((form) => used.has(form))) {
        forms.forEach((form) => used.add(form));
        return {text, identifier, constant: prefix + parts.join('_').toUpperCase(), slug};
      }
    }
  });
}

/** Escapes of quoted text, by the quotation mark around it. */
export const QUOTED: Readonly<Record<string, (text: string) => string>> = {
  // JSON escapes what Java and TypeScript escape, except two line ends of Unicode.
  '"': (text) =>
    JSON.stringify(text).replace(
      /[\u2028\u2029]/g,
      (end) => `\\u${end.charCodeAt(0).toString(16)}`,
    ),
  "'": (text) =>
    `'${QUOTED['"']!(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  // Code in a cell of a Markdown table.
  '`': (text) => {
    const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
    return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
  },
};
