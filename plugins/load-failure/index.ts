import type {Plugin} from '@docusaurus/types';
import {loadFailureScript} from './script';

/** Puts the script that reports a page whose scripts do not arrive into every page. */
export default function loadFailurePlugin(): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: loadFailureScript()}]};
    },
  };
}
