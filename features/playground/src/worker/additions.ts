/** Adds to the text of a pricing what the libraries need and authors leave out. */
import {at, entriesOf, own} from '@pricing4saas/pricing2yaml/places/data';
import {readInput} from './input';
import {editText} from './textEdits';

/** Adds an empty block `usageLimits`, without which Pricing4Java creates no pricing token; `undefined` if there is one. */
export function withUsageLimits(text: string, data: unknown): string | undefined {
  if ((own(data, 'usageLimits') ?? null) !== null) return undefined;
  return editText(text, (editor) => {
    editor.remove(['usageLimits']);
    editor.insertBefore(['features'], 'usageLimits', '{}');
  });
}

/** The expression of a feature that its plan decides about; `undefined` if SpEL and JavaScript need different quotes. */
function usualExpression(name: string, valueType: unknown): string | undefined {
  const quote = ["'", '"'].find((each) => !name.includes(each));
  if (quote === undefined || name.includes('\\')) return undefined;
  const value = `planContext['features'][${quote}${name}${quote}]`;
  if (valueType === 'BOOLEAN') return value;
  return valueType === 'NUMERIC' ? `${value} > 0` : `${value} != ''`;
}

/** Adds the usual expression to each feature without one. If features share their text, the text stays as it is. */
export function withExpressions(text: string): string {
  const added = new Map<string, string>();
  const edited = editText(text, (editor) => {
    for (const [name, feature] of entriesOf(own(readInput(text).data, 'features'))) {
      const expression = usualExpression(name, own(feature, 'valueType'));
      if (own(feature, 'expression') || expression === undefined) continue;
      added.set(name, expression);
      const path = ['features', name];
      editor.remove([...path, 'expression']);
      editor.insertBefore([...path, 'defaultValue'], 'expression', JSON.stringify(expression));
    }
  });
  const {data} = readInput(edited);
  const isRight = [...added].every(
    ([name, expression]) => at(data, ['features', name, 'expression']) === expression,
  );
  return isRight ? edited : text;
}
