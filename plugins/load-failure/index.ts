import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFailureScript} from './script';

/** Adds a script to every page that reports if the other scripts cannot be loaded. */
export default function loadFailurePlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'script', innerHTML: loadFailureScript(baseUrl, String(siteConfig.favicon))},
        ],
      };
    },
  };
}
