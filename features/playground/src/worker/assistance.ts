/** Completions and explanations, which the worker loads when the editor first asks for them. */
export {complete} from './complete';
export {hover} from './hover';
export {versionIn} from './outline';
