/** The theme's copy of Prism, where the grammars of `prismjs` expect it. */
import {Prism} from 'prism-react-renderer';

Object.assign(globalThis, {Prism});

export {Prism};
