/** What the editor asks for; a file of its own, because the first result does not need it. */
export {complete} from './complete';
export {hover} from './hover';
