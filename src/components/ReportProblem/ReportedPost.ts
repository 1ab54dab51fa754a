import {createContext} from 'react';

/**
 * The blog post around a component, if any. The footer of a post provides it, so that documents do
 * not load blog code.
 */
export const ReportedPost = createContext<{permalink: string; title: string} | undefined>(
  undefined,
);
