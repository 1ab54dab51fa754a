/** Type-checks modules that are not on disk, as one TypeScript program. */
import path from 'node:path';
import ts from 'typescript';
import {didYouMean} from '../../../lib/nearest.mjs';
import {root} from '../../../lib/root';
import {installedName, packageOf, type Environment} from './packages';

export interface SourceText {
  /** Virtual absolute path of the module. */
  readonly path: string;
  readonly text: string;
}

/**
 * Resolves a relative import of a source text.
 *
 * @returns the absolute path of another source text or of a file on disk, or `undefined`
 */
export type RelativeResolver = (importer: string, moduleName: string) => string | undefined;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
};

/** Declarations of what bundlers support: imports of styles, and `import.meta.env`. */
const BUNDLER_DECLARATIONS = `
declare module '*.css' {}
interface ImportMeta { readonly env: Readonly<Record<string, any>>; }
`;

/** Errors that ask for a type annotation, which JavaScript does not have. */
const ANNOTATION_ERRORS: ReadonlySet<number> = new Set([
  7005, 7006, 7008, 7010, 7011, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7053,
]);

// All projects share the declarations of libraries, because parsing them takes most of the time.
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Creates a project.
 *
 * @param environment the packages that the modules can import
 * @param sources the modules
 * @param resolveRelative resolves their relative imports. Without it, they are resolved on disk
 * @returns the errors of each module, by its path
 */
export function createProject(
  environment: Environment,
  sources: readonly SourceText[],
  resolveRelative?: RelativeResolver,
): (path: string) => readonly ts.Diagnostic[] {
  const bundler = {path: path.join(root, '.samples/bundler.d.ts'), text: BUNDLER_DECLARATIONS};
  const texts = new Map([bundler, ...sources].map((source) => [source.path, source.text]));
  const ownPaths = new Set(sources.map((source) => source.path));
  const host = ts.createCompilerHost(OPTIONS);
  const {getSourceFile, fileExists, readFile} = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, options, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, options, true);

    if (!parsedFiles.has(file))
      parsedFiles.set(file, getSourceFile.call(host, file, options, ...rest));

    return parsedFiles.get(file);
  };

  const cache = ts.createModuleResolutionCache(root, (file) => file, OPTIONS);
  function resolve(
    moduleName: string,
    importer: string,
  ): ts.ResolvedModuleWithFailedLookupLocations {
    const nowhere = {resolvedModule: undefined};
    const isOwn = ownPaths.has(importer);
    const isSample = isOwn || importer.startsWith(path.join(root, 'samples') + path.sep);
    if (isOwn && resolveRelative && /^\.{0,2}\//.test(moduleName)) {
      const resolvedFileName = resolveRelative(importer, moduleName);
      if (resolvedFileName === undefined) return nowhere;

      const extension = path.extname(resolvedFileName) as ts.Extension;
      return {resolvedModule: {resolvedFileName, extension, isExternalLibraryImport: false}};
    }
    const isPackage = /^[@a-z]/.test(moduleName) && !moduleName.startsWith('node:');
    if (isPackage && isOwn && !environment.packages.includes(packageOf(moduleName))) return nowhere;

    const name = isPackage && isSample ? installedName(moduleName) : moduleName;
    return ts.resolveModuleName(name, importer, OPTIONS, host, cache);
  }
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({text}) => resolve(text, importer));

  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const [broken] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (broken) throw new Error(`TypeScript: ${messageOf(broken)}`);

  return (file) => {
    const sourceFile = program.getSourceFile(file)!;
    const errors = [
      ...program.getSyntacticDiagnostics(sourceFile),
      ...program.getSemanticDiagnostics(sourceFile),
    ];
    return errors
      .filter(({code}) => !file.endsWith('.js') || !ANNOTATION_ERRORS.has(code))
      .map((error) => withNames(error, sourceFile, program.getTypeChecker()));
  };
}

/** Adds the names that exist to an error about a missing one, unless TypeScript knows a similar one. */
function withNames(error: ts.Diagnostic, file: ts.SourceFile, checker: ts.TypeChecker) {
  const start = error.start ?? 0;
  let node: ts.Node | undefined = file;
  while (node && node.getStart(file) !== start) {
    node = ts.forEachChild(node, (each) =>
      each.pos <= start && start < each.end ? each : undefined,
    );
  }

  const parent = node?.parent;
  const symbols =
    error.code === 2339 && parent && ts.isPropertyAccessExpression(parent)
      ? checker.getTypeAtLocation(parent.expression).getApparentProperties()
      : error.code === 2305 && parent && ts.isNamedImports(parent)
        ? checker.getExportsOfModule(
            checker.getSymbolAtLocation(parent.parent.parent.moduleSpecifier)!,
          )
        : [];
  const names = symbols.map(({name}) => name);
  const guess =
    didYouMean(node?.getText(file) ?? '', names) || ` It has: ${names.slice(0, 8).join(', ')}.`;
  const text = ts.flattenDiagnosticMessageText(error.messageText, '\n');
  return names.length > 0 ? {...error, messageText: text + guess} : error;
}

/** Message of an error, with all of its explanations. */
export const messageOf = (error: ts.Diagnostic): string =>
  `${ts.flattenDiagnosticMessageText(error.messageText, '\n')} (TS${error.code})`;

/** Line of an error in its file, from 0. */
export const lineOf = (error: ts.Diagnostic): number =>
  error.file?.getLineAndCharacterOfPosition(error.start ?? 0).line ?? 0;
