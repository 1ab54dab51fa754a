import {createContext} from 'react';

export type Descriptions = Readonly<Record<string, string>>;

/** Descriptions of the documents whose cards a page shows. */
export const CardDescriptions = createContext<Descriptions>({});
