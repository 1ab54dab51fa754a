/** Names of a pricing as names of a program, and as text in its files. */

/** Words that Java does not accept as names. */
const JAVA_WORDS = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends ' +
    'false final finally float for goto if implements import instanceof int interface long native new null package ' +
    'private protected public return short static strictfp super switch synchronized this throw throws transient ' +
    'true try void volatile while _'
  ).split(' '),
);

/** Windows has no files and folders with these names. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Packages of the JDK and of libraries: Java or Spring fails if the application is in one, or above one. */
const OWNED =
  'java javax jdk sun jakarta com.sun org.ietf org.w3c org.xml org.springframework io.github.isagroup';

/** Longest names. Windows limits a path to 260 characters, with the folder of the reader. */
const MAX_PACKAGE = 80;
const MAX_SLUG = 50;

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

function asciiWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

/** The words as the name of a folder and a package, or the fallback. */
export function slugOf(text: string, fallback = 'application'): string {
  const slug = asciiWords(text).join('-').toLowerCase().slice(0, MAX_SLUG).replace(/-$/, '');
  return DEVICE.test(slug) ? `${slug}-${fallback}` : slug || fallback;
}

/** Why text cannot be the base package of an application in Java. */
export function packageProblem(text: string): string | undefined {
  const parts = text.split('.');
  const word = parts.find((part) => JAVA_WORDS.has(part));
  const device = parts.find((part) => DEVICE.test(part));
  const owned = OWNED.split(' ').find(
    (name) => `${text}.`.startsWith(`${name}.`) || `${name}.`.startsWith(`${text}.`),
  );
  if (!/^[a-z_]\w*(?:\.[a-z_]\w*)*$/i.test(text))
    return 'Write Java names that are separated by dots';
  if (word !== undefined) return `Java reserves the word ${word}`;
  if (device !== undefined) return `Windows has no folder with the name ${device}`;
  if (owned !== undefined) return `The package ${owned} belongs to Java or to a library`;
  if (text.length > MAX_PACKAGE) return `The name is longer than ${MAX_PACKAGE} characters`;
  return undefined;
}

/**
 * Makes names so that no two have the same identifier, constant or slug.
 *
 * @param fallback name for words without Latin letters and digits
 */
export function nameAll(texts: readonly string[], fallback: string): readonly Name[] {
  const used = new Set<string>();
  return texts.map((text) => {
    const found = asciiWords(text);
    const words = (found.length > 0 ? found : [fallback]).map((word) => word.toLowerCase());
    for (let number = 1; ; number += 1) {
      const parts = number === 1 ? words : [...words, String(number)];
      const slug = parts.join('-');
      const camel = parts
        .map((part, i) => (i === 0 ? part : part[0]!.toUpperCase() + part.slice(1)))
        .join('');
      const prefix = /^\d/.test(camel) ? '_' : '';
      const identifier = prefix + camel + (JAVA_WORDS.has(camel) ? '_' : '');
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
