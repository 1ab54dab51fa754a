import {parseExpression} from '@pricing4saas/pricing2yaml/expressions/parse';
import type {Expression} from '@pricing4saas/pricing2yaml/expressions/syntaxTree';

const MAX_TREES = 5000;
const trees = new Map<string, Expression>();

/**
 * Parses an expression, or returns its tree from before: each plan evaluates the same expressions, and
 * an edit changes few of them.
 *
 * @throws ExpressionError as `parseExpression` does
 */
export function parseOnce(source: string): Expression {
  let tree = trees.get(source);
  if (!tree) {
    tree = parseExpression(source);
    if (trees.size >= MAX_TREES) trees.clear();
    trees.set(source, tree);
  }
  return tree;
}
