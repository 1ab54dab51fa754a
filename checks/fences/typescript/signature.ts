/** `signature=PACKAGE`: declarations on a page must be those of the package. */
import path from 'node:path';
import ts from 'typescript';
import type {Fence} from '../../../markdown/fences';
import type {Environment} from './packages';
import {createProject, lineOf, messageOf, type Project, type SourceText} from './project';

/** A mistake in a signature fence: line of its code, from 0, and what is wrong. */
export interface SignatureError {
  readonly line: number;
  readonly message: string;
}

/** A fence, made ready for the compiler. */
interface Signature {
  readonly fence: Fence;
  readonly packageName: string;
  readonly source: SourceText;
  /** Line of the source on which the code of the fence begins, from 0. */
  readonly firstLine: number;
  /** What has to be the same: name of a type in the source that must be `true`, and the subject. */
  readonly comparisons: readonly {readonly alias: string; readonly subject: Subject}[];
  readonly errors: readonly SignatureError[];
}

/** Something that a fence declares. */
interface Subject {
  readonly name: string;
  readonly line: number;
  /** The package's own declaration, as text. */
  readonly own: string;
}

/** Name of the ambient module in which nothing of Pricing4React is hidden. */
const ALL_OF_PRICING4REACT = 'pricing4react/all-declarations';

/**
 * Declarations of Pricing4React with a second module beside the real one. It also exports what the
 * package keeps to itself, because signatures are written in terms of these types.
 */
export function withHiddenTypes(declarations: string): string {
  const everything = declarations
    .replace(/declare module 'pricing4react'/, `declare module '${ALL_OF_PRICING4REACT}'`)
    .replace(/^\s*export \{\};$/m, '');
  return `${declarations}\n${everything}`;
}

function moduleNameOf(packageName: string): string {
  return packageName === 'pricing4react' ? ALL_OF_PRICING4REACT : packageName;
}

/** Exports of a package, with the imports that its declarations are written with. */
interface PackageView {
  readonly symbols: ReadonlyMap<string, ts.Symbol>;
  /** Names that the package itself lets others import. */
  readonly importable: ReadonlySet<string>;
  readonly imports: readonly ts.ImportDeclaration[];
}

function viewPackages(
  root: string,
  environment: Environment,
  packageNames: readonly string[],
  declarations: string,
): Map<string, PackageView> {
  const probe = {
    path: path.join(root, '.samples', environment.version, 'packages.ts'),
    text: packageNames
      .flatMap((name, index) => [
        `import * as p${index} from '${moduleNameOf(name)}';`,
        `import * as q${index} from '${name}';`,
      ])
      .join('\n'),
  };
  const {program} = createProject(root, environment, [probe], undefined, declarations);
  const checker = program.getTypeChecker();
  const specifiers = program
    .getSourceFile(probe.path)!
    .statements.filter(ts.isImportDeclaration)
    .map(({moduleSpecifier}) => checker.getSymbolAtLocation(moduleSpecifier));
  const views = new Map<string, PackageView>();
  packageNames.forEach((name, index) => {
    const all = specifiers[2 * index];
    const own = specifiers[2 * index + 1];
    if (all && own) {
      const block = all.declarations?.find(ts.isModuleDeclaration)?.body;
      views.set(name, {
        symbols: new Map(
          checker
            .getExportsOfModule(all)
            .map((symbol) => [
              symbol.name,
              symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
            ]),
        ),
        importable: new Set(checker.getExportsOfModule(own).map((symbol) => symbol.name)),
        imports:
          block && ts.isModuleBlock(block) ? block.statements.filter(ts.isImportDeclaration) : [],
      });
    }
  });
  return views;
}

/** Names that an import brings into scope. */
function importedNames({importClause}: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  return [
    ...(importClause?.name ? [importClause.name.text] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({name}) => name.text)
      : []),
  ];
}

type Declaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.VariableDeclaration;

function isDeclaration(node: ts.Node): node is Exclude<Declaration, ts.VariableDeclaration> {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

function declarationsIn(statement: ts.Statement): Declaration[] {
  if (ts.isVariableStatement(statement)) {
    return [...statement.declarationList.declarations];
  }
  return isDeclaration(statement) ? [statement] : [];
}

function lineAt(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line;
}

/** Replaces parts of a text by spaces, so that every line keeps its number. */
function blank(text: string, nodes: readonly ts.Node[], file: ts.SourceFile): string {
  return nodes.reduce(
    (result, node) =>
      result.slice(0, node.getStart(file)) +
      node.getText(file).replace(/[^\n]/g, ' ') +
      result.slice(node.end),
    text,
  );
}

/** Text of the package's own declarations of a name. */
function ownText(symbol: ts.Symbol): string {
  return (symbol.declarations ?? [])
    .map((declaration) => declaration.getText().replace(/^export /, ''))
    .join('\n');
}

const HELPERS = `
type Same<X, Y> = (<T>() => T extends X ? 1 : 2) extends (<T>() => T extends Y ? 1 : 2) ? true : false;
type Members<X> = {[K in keyof X]: X[K]};
type Statics<X> = {[K in Exclude<keyof X, 'prototype'>]: X[K]};
`;

function typeArguments(count: number): string {
  return count === 0 ? '' : `<${Array(count).fill('any').join(', ')}>`;
}

function typeParametersOf(symbol: ts.Symbol | undefined): readonly ts.TypeParameterDeclaration[] {
  const generic = symbol?.declarations?.find(
    (node) =>
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isTypeAliasDeclaration(node),
  ) as ts.InterfaceDeclaration | undefined;
  return generic?.typeParameters ?? [];
}

/** The type expressions that must be `true` for a declaration to be the package's own. */
function comparisonsOf(declaration: Declaration, name: string): string[] {
  const generics = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  if (generics || ts.isClassDeclaration(declaration)) {
    const args = typeArguments(declaration.typeParameters?.length ?? 0);
    const instances = `Same<Members<Shown.${name}${args}>, Members<Own.${name}${args}>>`;
    return ts.isClassDeclaration(declaration)
      ? [
          instances,
          `Same<ConstructorParameters<typeof Shown.${name}>, ConstructorParameters<typeof Own.${name}>>`,
          `Same<Statics<typeof Shown.${name}>, Statics<typeof Own.${name}>>`,
        ]
      : [`Same<Shown.${name}${args}, Own.${name}${args}>`];
  }
  if (ts.isEnumDeclaration(declaration)) {
    // Two enums are never the same type; their members and values are.
    return [
      `Same<{[K in keyof typeof Shown.${name}]: \`\${(typeof Shown.${name})[K]}\`}, ` +
        `{[K in keyof typeof Own.${name}]: \`\${(typeof Own.${name})[K]}\`}>`,
    ];
  }
  return [`Same<typeof Shown.${name}, typeof Own.${name}>`];
}

/** Names of the parameters of a function, `undefined` for a pattern. */
function parameterNames(node: ts.Node | undefined): (string | undefined)[] {
  return node && ts.isFunctionLike(node)
    ? node.parameters.map(({name}) => (ts.isIdentifier(name) ? name.text : undefined))
    : [];
}

function parameterErrors(shown: Declaration, own: ts.Symbol, line: number): SignatureError[] {
  // Overloads have names of their own; the types above tell them apart.
  if (own.declarations?.length !== 1) {
    return [];
  }
  const ownNames = parameterNames(own.declarations[0]);
  return parameterNames(shown).flatMap((name, index) => {
    const ownName = ownNames[index];
    return name === undefined || ownName === undefined || name === ownName
      ? []
      : [
          {
            line,
            message: `parameter ${name} of ${own.name} is named ${ownName} in the package. Rename it.`,
          },
        ];
  });
}

function prepare(
  fence: Fence,
  file: string,
  view: PackageView,
  packageName: string,
  typeName: string | undefined,
): Signature {
  const parsed = ts.createSourceFile('fence.ts', fence.code, ts.ScriptTarget.Latest, true);
  const imports = typeName === undefined ? parsed.statements.filter(ts.isImportDeclaration) : [];
  const declarations = typeName === undefined ? parsed.statements.flatMap(declarationsIn) : [];
  const names = declarations.map(({name}) => name?.getText(parsed) ?? '');
  const comparisons: {alias: string; subject: Subject}[] = [];
  const errors: SignatureError[] = [];
  const checks: string[] = [];
  const compare = (subject: Subject, expression: string) => {
    const alias = `Check${comparisons.length}`;
    comparisons.push({alias, subject});
    checks.push(`type ${alias} = ${expression};`);
  };

  let body = fence.code;
  if (typeName === undefined) {
    const declareWords = parsed.statements.flatMap((statement) =>
      ts.canHaveModifiers(statement)
        ? (ts.getModifiers(statement) ?? []).filter(
            ({kind}) => kind === ts.SyntaxKind.DeclareKeyword,
          )
        : [],
    );
    body = `declare namespace Shown {\n${blank(body, [...imports, ...declareWords], parsed)}\n}`;
    declarations.forEach((declaration, index) => {
      const name = names[index]!;
      const symbol = view.symbols.get(name);
      const line = lineAt(parsed, declaration);
      const isValue = !(
        ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
      );
      if (!symbol || (isValue && !view.importable.has(name))) {
        errors.push({
          line,
          message:
            `${packageName} exports no ${isValue ? '' : 'type '}${name}. It has: ` +
            `${[...view.importable].sort().join(', ')}.`,
        });
        return;
      }
      const subject = {name, line, own: ownText(symbol)};
      const shownParameters = (declaration as ts.InterfaceDeclaration).typeParameters?.length ?? 0;
      if (!isValue && shownParameters !== typeParametersOf(symbol).length) {
        errors.push({line, message: differs(packageName, subject)});
        return;
      }
      comparisonsOf(declaration, name).forEach((expression) => compare(subject, expression));
      errors.push(...parameterErrors(declaration, symbol, line));
    });
    if (declarations.length === 0) {
      errors.push({
        line: 0,
        message:
          'this signature declares nothing. Write functions, classes, interfaces or types without ' +
          `bodies, or members with signature=${packageName}#TYPE.`,
      });
    }
  } else {
    const symbol = view.symbols.get(typeName);
    const parameters = typeParametersOf(symbol);
    const generics =
      parameters.length > 0 ? `<${parameters.map((node) => node.getText()).join(', ')}>` : '';
    const args = typeArguments(parameters.length);
    body = `declare class Shown${generics} {\n${body}\n}`;
    const members = ts.createSourceFile('fence.ts', body, ts.ScriptTarget.Latest, true)
      .statements[0];
    if (!symbol) {
      errors.push({line: 0, message: `${packageName} has no type ${typeName}. Correct the name.`});
    } else if (members && ts.isClassDeclaration(members)) {
      for (const member of members.members) {
        const line = lineAt(members.getSourceFile(), member) - 1;
        const isStatic = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static;
        const name = member.name?.getText() ?? 'constructor';
        const subject = {name: `${typeName}.${name}`, line, own: memberText(symbol, name)};
        if (ts.isConstructorDeclaration(member)) {
          compare(
            subject,
            `Same<ConstructorParameters<typeof Shown>, ConstructorParameters<typeof Own.${typeName}>>`,
          );
        } else {
          const [shown, own] = isStatic
            ? ['typeof Shown', `typeof Own.${typeName}`]
            : [`Shown${args}`, `Own.${typeName}${args}`];
          const key = `Extract<'${name}', keyof (${own})>`;
          compare(subject, `Same<Pick<${shown}, '${name}'>, Members<Pick<${own}, ${key}>>>`);
        }
      }
      if (members.members.length === 0) {
        errors.push({line: 0, message: `this signature shows no member of ${typeName}.`});
      }
    }
  }

  const taken = new Set([...names, ...imports.flatMap(importedNames)]);
  const scope = [
    `import type * as Own from '${moduleNameOf(packageName)}';`,
    ...imports.map((node) => node.getText(parsed).replace(/\n/g, ' ')),
    ...view.imports
      .filter((node) => !importedNames(node).some((name) => taken.has(name)))
      .map((node) => node.getText().replace(/\n/g, ' ')),
    `import type {${[...view.symbols.keys()]
      .filter((name) => !taken.has(name) && name !== 'default')
      .join(', ')}} from '${moduleNameOf(packageName)}';`,
  ];
  return {
    fence,
    packageName,
    source: {path: file, text: [...scope, body, HELPERS, ...checks].join('\n')},
    firstLine: scope.length + 1,
    comparisons,
    errors,
  };
}

function memberText(type: ts.Symbol, name: string): string {
  const member =
    name === 'constructor'
      ? type.members?.get(ts.InternalSymbolName.Constructor)
      : (type.members?.get(ts.escapeLeadingUnderscores(name)) ??
        type.exports?.get(ts.escapeLeadingUnderscores(name)));
  return member ? ownText(member) : '(no such member)';
}

function differs(packageName: string, {name, own}: Subject): string {
  return `${name} is not the declaration of ${packageName}, which is:\n${own}`;
}

function isTrue(project: Project, file: string, alias: string): boolean {
  const checker = project.program.getTypeChecker();
  const statement = project.program
    .getSourceFile(file)!
    .statements.find(
      (node): node is ts.TypeAliasDeclaration =>
        ts.isTypeAliasDeclaration(node) && node.name.text === alias,
    )!;
  return checker.typeToString(checker.getTypeFromTypeNode(statement.type)) === 'true';
}

/**
 * Compares the declarations of signature fences with those of their packages.
 *
 * @param root absolute path of the repository
 * @param environment the docs version of all of the fences
 * @param declarations text of the ambient declarations of `pricing4react`
 * @returns the errors of each fence, in order; empty when it shows what the package declares
 */
export function checkSignatures(
  fences: readonly Fence[],
  root: string,
  environment: Environment,
  declarations: string,
): (readonly SignatureError[])[] {
  const targets = fences.map((fence) => {
    const [packageName = '', typeName] = fence.values.get('signature')!.split('#');
    return {packageName, typeName};
  });
  const known = [...new Set(targets.map(({packageName}) => packageName))].filter((name) =>
    environment.packages.includes(name),
  );
  const everything = withHiddenTypes(declarations);
  const views = viewPackages(root, environment, known, everything);
  const prepared = fences.map((fence, index) => {
    const {packageName, typeName} = targets[index]!;
    const view = views.get(packageName);
    const file = path.join(root, '.samples', environment.version, `signature-${index}.ts`);
    return view && prepare(fence, file, view, packageName, typeName);
  });
  const signatures = prepared.filter((signature) => signature !== undefined);
  const project = createProject(
    root,
    environment,
    signatures.map(({source}) => source),
    undefined,
    everything,
  );
  return prepared.map((signature, index) => {
    if (!signature) {
      return [
        {
          line: 0,
          message:
            `signature=${fences[index]!.values.get('signature')}: the docs version ` +
            `${environment.version} has no such package. Use one of ${environment.packages.join(', ')}.`,
        },
      ];
    }
    const {source, firstLine, comparisons, errors, fence} = signature;
    const lastLine = firstLine + fence.code.split('\n').length - 1;
    const compilerErrors = project
      .errorsOf(source)
      .filter((error) => lineOf(error) <= lastLine)
      .map((error) => ({
        line: Math.max(0, lineOf(error) - firstLine),
        message: messageOf(error),
      }));
    if (compilerErrors.length > 0 || errors.length > 0) {
      return [...compilerErrors, ...errors];
    }
    const different = new Map<string, Subject>();
    for (const {alias, subject} of comparisons) {
      if (!isTrue(project, source.path, alias)) {
        different.set(subject.name, subject);
      }
    }
    return [...different.values()].map((subject) => ({
      line: subject.line,
      message: differs(
        signature.packageName === 'pricing4react'
          ? environment.pricing4react
          : signature.packageName,
        subject,
      ),
    }));
  });
}
