import {createContext} from 'react';

/** Whether the page is a document, whose front matter `useDoc` returns. Category pages are not. */
export const IsDocument = createContext(true);
