import {createContext} from 'react';

/** Whether the page is a document, whose front matter `useDoc` knows. Category pages say no. */
export const IsDocument = createContext(true);
