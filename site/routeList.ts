/**
 * The routes of the site: a snapshot of the last build that somebody accepted with
 * `npm run generate -- routes`. The build prints what differs from it.
 */
import routes from './routes.json';

/** A page of the site. */
export interface Route {
  /** Address below the base path. */
  readonly path: string;
  /** What makes the page: `doc`, `category`, `blog-post`... */
  readonly kind: string;
  /** Label of the docs version, for pages of the documentation. */
  readonly version?: string;
  /** Id of a document, relative to the folder of its version. */
  readonly id?: string;
  /** Id of the sidebar that lists a document. */
  readonly sidebar?: string;
}

export const ROUTES: readonly Route[] = routes;
