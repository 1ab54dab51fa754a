import type {Check} from './checks';

/** A lesson in lists. */
export interface LessonLink {
  /** Last part of its path. */
  readonly id: string;
  readonly title: string;
}

/** What a lesson needs in the browser. */
export interface Exercise {
  readonly id: string;
  /** The file to start with. */
  readonly start: string;
  readonly checks: readonly Check[];
  /** The results beside the editor. */
  readonly panel: 'table' | 'access';
}
