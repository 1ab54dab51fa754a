/** Edits of TypeScript modules that find their place by the syntax tree, not by the layout. */
import ts from 'typescript';
import {CutRefusal} from './label';

/** A module of the repository. */
export interface SourceFile {
  /** Path relative to the root of the repository, for messages. */
  readonly path: string;
  readonly text: string;
}

interface Insertion {
  readonly position: number;
  readonly text: string;
}

function initializerOf({path, text}: SourceFile, name: string): ts.Expression {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const statement of tree.statements) {
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    for (const {name: declared, initializer} of declarations) {
      if (declared.getText() === name && initializer) {
        return initializer;
      }
    }
  }
  throw new CutRefusal(
    `${path}: there is no constant "${name}", which the cut has to change. Restore it, or teach ` +
      'scripts/version-cut/plan.ts its new place.',
  );
}

function insert(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((one, other) => other.position - one.position)
    .reduce(
      (result, {position, text: added}) =>
        result.slice(0, position) + added + result.slice(position),
      text,
    );
}

function entry(label: string, value: string, comment: string | undefined): string {
  return `${comment === undefined ? '' : `// ${comment}\n`}'${label}': ${value},\n`;
}

/** Replaces the value of a constant by a text. */
export function setText(file: SourceFile, name: string, value: string): string {
  const initializer = initializerOf(file, name);
  return (
    file.text.slice(0, initializer.getStart()) + `'${value}'` + file.text.slice(initializer.end)
  );
}

/**
 * Repeats every property `from` inside a constant as `to`, in front of it.
 *
 * @param comment line that goes above each new property
 * @throws CutRefusal when there is none
 */
export function repeatEntries(
  file: SourceFile,
  name: string,
  from: string,
  to: string,
  comment?: string,
): string {
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === from) {
      insertions.push({
        position: node.getStart(),
        text: entry(to, node.initializer.getText(), comment),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(initializerOf(file, name));
  if (insertions.length === 0) {
    throw new CutRefusal(
      `${file.path}: "${name}" has no entry for '${from}', which the cut would repeat for '${to}'. ` +
        'Add it first.',
    );
  }
  return insert(file.text, insertions);
}

/**
 * Adds a property at the top of a constant that is an object.
 *
 * @param value source text of the property's value
 * @throws CutRefusal when the constant is no object literal
 */
export function addEntry(
  file: SourceFile,
  name: string,
  label: string,
  value: string,
  comment?: string,
): string {
  const initializer = initializerOf(file, name);
  if (!ts.isObjectLiteralExpression(initializer)) {
    throw new CutRefusal(
      `${file.path}: "${name}" is no object literal, so the cut cannot add '${label}' to it. ` +
        'Write it as one.',
    );
  }
  const position = initializer.getStart() + 1;
  return insert(file.text, [{position, text: `\n${entry(label, value, comment)}`}]);
}

/**
 * Adds a text to the list `list` of the entry `label` of a constant that is an object of objects.
 *
 * @throws CutRefusal when there is no such list
 */
export function appendToList(
  file: SourceFile,
  name: string,
  label: string,
  list: string,
  value: string,
): string {
  const propertyOf = (node: ts.Expression | undefined, key: string): ts.Expression | undefined =>
    node && ts.isObjectLiteralExpression(node)
      ? node.properties
          .filter(ts.isPropertyAssignment)
          .find(
            ({name: found}) =>
              (ts.isStringLiteral(found) || ts.isIdentifier(found)) && found.text === key,
          )?.initializer
      : undefined;
  const array = propertyOf(propertyOf(initializerOf(file, name), label), list);
  if (!array || !ts.isArrayLiteralExpression(array)) {
    throw new CutRefusal(`${file.path}: "${name}" has no list "${list}" for '${label}'. Add it.`);
  }
  const last = array.elements.at(-1);
  return insert(
    file.text,
    last
      ? [{position: last.end, text: `, '${value}'`}]
      : [{position: array.getStart() + 1, text: `'${value}'`}],
  );
}
