/** What the editor asks for; a separate file, because the first result does not need it. */
export {complete} from './complete';
export {hover} from './hover';
