/** Two color modes: dark only if that is the stored choice, and only on screens. */
import type {Plugin} from '@docusaurus/types';
import type {AtRule, Root} from 'postcss';

/**
 * Corrects what the theme reads from the storage, which other applications of the origin also use, and from
 * the address, and what it sets after changes in other tabs.
 */
const SCRIPT = `(function (html) {
  const correct = () => ['data-theme', 'data-theme-choice'].forEach((name) =>
    ['dark', 'light'].includes(html.getAttribute(name)) || html.setAttribute(name, 'light'));
  correct();
  new MutationObserver(correct).observe(html, {attributes: true});
})(document.documentElement);`;

/** A selector that needs dark mode, and none that needs light mode beside it. */
const DARK = /^(?!.*data-theme=['"]?light).*(?<!:not\()\[data-theme=['"]?dark/s;

/** Paper has the colors of light mode. */
const darkOnScreens = {
  postcssPlugin: 'dark-on-screens',
  Once: (sheet: Root) =>
    sheet.walkRules(DARK, (rule) => {
      if ((rule.parent as AtRule).params !== 'screen')
        rule.replaceWith({name: 'media', params: 'screen', nodes: [rule.clone()]});
    }),
};

export default function colorModePlugin(): Plugin {
  return {
    name: 'upstream-color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: SCRIPT}]}),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: [...plugins, darkOnScreens],
    }),
  };
}
