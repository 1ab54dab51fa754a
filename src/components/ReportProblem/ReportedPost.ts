import {createContext} from 'react';

export interface Reported {
  readonly permalink: string;
  readonly title: string;
}

/**
 * The blog post around a component, if any. The footer of a post provides it, so that documents do
 * not load blog code.
 */
export const ReportedPost = createContext<Reported | undefined>(undefined);
