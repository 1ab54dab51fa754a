/** What the page loads when the reader begins to use it. */
export {default as files} from '@generated/playground/default/files.json';
export {encodeLink} from './encodeLink';
export {default as Access} from './panels/Access';
export {default as HintList} from './panels/HintList';
export {tableMarkdown} from './panels/tableMarkdown';
