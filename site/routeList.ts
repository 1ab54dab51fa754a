/**
 * The routes of the site: a snapshot of the last build that was accepted with
 * `npm run generate -- routes`. The build prints any difference.
 */
import routes from './routes.json';

/** A page of the site. */
export interface Route {
  /** Path below the base path. */
  readonly path: string;
  /** Type of the page: `doc`, `category`, `blog-post`... */
  readonly kind: string;
  /** Label of the docs version; `undefined` outside the docs. */
  readonly version?: string;
  /** Document id, relative to the folder of its version. */
  readonly id?: string;
  /** Id of the sidebar that lists the document. */
  readonly sidebar?: string;
}

export const ROUTES: readonly Route[] = routes;
