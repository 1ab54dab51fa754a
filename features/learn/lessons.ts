/** Reads the lessons. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readData} from '@pricing4saas/pricing2yaml/dataFile';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';
import type {Check} from './checks';

export interface LessonLink {
  /** Last part of its path. */
  readonly id: string;
  readonly title: string;
}

export interface Exercise {
  readonly id: string;
  readonly start: string;
  readonly checks: readonly Check[];
  /** The results beside the editor. */
  readonly panel: 'table' | 'access';
}

/** A check with an answer that it must find. */
export type LessonCheck = Check & {
  /** Plausible mistake: texts of the solution, and their replacements. */
  readonly wrong: Readonly<Record<string, string>>;
};

export interface Lesson extends LessonLink, Omit<Exercise, 'checks'> {
  readonly solution: string;
  readonly checks: readonly LessonCheck[];
  /** The page, without its front matter and code blocks. */
  readonly text: string;
}

/**
 * Reads all lessons, in their order. The code block with `other=` is the file to start with, the one with `pricing=` is
 * the solution.
 *
 * @throws Error if a page has no checks beside it, or lacks a code block
 */
export const readLessons = (): Lesson[] =>
  readdirSync(__dirname)
    .filter((file) => /^\d.*\.mdx$/.test(file))
    .sort()
    .map((file) => {
      const id = file.replace(/\.mdx$/, '');
      const source = readFileSync(path.join(__dirname, file), 'utf8');
      const {title} = parse(source.split('---')[1]!) as {title: string};
      const fences = parseFences(file, source, LATEST_LABEL);
      const blockWith = (word: string) => {
        const fence = fences.find(({values}) => values.has(word));
        if (!fence) throw new Error(`features/learn/${file}: no code block has "${word}=".`);
        return `${fence.code}\n`;
      };
      const data = readData(path.join(__dirname, `${id}.yml`)) as {
        readonly panel: Exercise['panel'];
        readonly checks: readonly LessonCheck[];
      };
      const text = source.replace(/^---[^]*?\n---\n/, '').replace(/^```[^]*?^```$/gm, '');
      return {...data, id, title, start: blockWith('other'), solution: blockWith('pricing'), text};
    });
