/**
 * Adds `<MathStylesheet />` to pages with a formula, so that other pages do not load the KaTeX
 * stylesheet. It must run after `remark-math`.
 */
import type {Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {root} from '../lib/root';
import {readMathStylesheet} from '../site/mathStylesheet';
import {jsxElement} from './mdx';

const stylesheet = readMathStylesheet(root);

/** Remark plugin. The component is registered in `src/theme/MDXComponents`. */
export function remarkMathStylesheet(): (tree: Root) => void {
  return (tree) => {
    let hasMath = false;
    visit(tree, ['math', 'inlineMath'], () => {
      hasMath = true;
      return EXIT;
    });
    if (hasMath) tree.children.push(jsxElement('MathStylesheet', {...stylesheet}));
  };
}
