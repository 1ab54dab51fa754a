/** The messages of the parser and their entries, in one file for the browser. */
export {default as messages} from '@generated/playground/default/messages.json';
export {findMessages} from '@pricing4saas/pricing2yaml/messages/model';
