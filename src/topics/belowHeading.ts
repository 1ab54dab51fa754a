import {createContext} from 'react';

/** Whether an element of a document is rendered below its main heading. The theme renders it above. */
export const BelowHeading = createContext(false);
