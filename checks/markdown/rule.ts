/** What a rule about prose is. */
import type {ProseDocument} from './document';

/** A problem in a Markdown file. */
export interface Finding {
  readonly line: number;
  /** The text that is wrong, as it stands there; an exception names it. */
  readonly text: string;
  /** What is wrong and how to mend it, in one or two sentences. */
  readonly message: string;
}

/** A rule that every Markdown file must keep. */
export interface ProseRule {
  /** Name in messages and exceptions. */
  readonly name: string;
  readonly check: (document: ProseDocument) => readonly Finding[];
}
