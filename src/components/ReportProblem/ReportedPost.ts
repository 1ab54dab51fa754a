import {createContext} from 'react';

/** A page that can be reported. */
export interface Reported {
  readonly permalink: string;
  readonly title: string;
}

/**
 * The blog post around a component, if there is one. The footer of a post sets it, so that documents
 * need nothing of the blog's code.
 */
export const ReportedPost = createContext<Reported | undefined>(undefined);
