import {createContext} from 'react';

/** Whether the page is a document, so that `useDoc` is available. Category pages are not. */
export const IsDocument = createContext(true);
