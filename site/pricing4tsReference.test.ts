/** Compares the reference of Pricing4TS with the installed package. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {root} from '../lib/root';

const FOLDER = path.join(root, 'docs/api/Pricing4TS');
const DECLARATIONS = {
  pricing4ts: path.join(root, 'node_modules/pricing4ts/dist/main.d.ts'),
  'pricing4ts/server': path.join(root, 'node_modules/pricing4ts/dist/server/server.d.ts'),
};
type EntryPoint = keyof typeof DECLARATIONS;
const ENTRY_POINTS = Object.keys(DECLARATIONS) as EntryPoint[];

// The declarations of other packages are not needed, and loading them takes seconds.
const host = ts.createCompilerHost({});
host.resolveModuleNameLiterals = (literals, importer) =>
  literals.map(({text}) =>
    text.startsWith('.')
      ? ts.resolveModuleName(text, importer, {}, host)
      : {resolvedModule: undefined},
  );
const program = ts.createProgram(Object.values(DECLARATIONS), {noLib: true, types: []}, host);
const checker = program.getTypeChecker();

function exportsOf(entryPoint: EntryPoint): ts.Symbol[] {
  const file = program.getSourceFile(DECLARATIONS[entryPoint])!;
  return checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
}

/** Text of the pages by heading of level 2, without backticks and parentheses. */
const sections = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').split(/^## /m).slice(1))
  .map((section) => {
    const heading = section.split('\n')[0]!.replace(/ \{#.*\}$/, '');
    return {heading, isCode: /^`[^`]+`$/.test(heading), text: section};
  });
const nameIn = (heading: string) => heading.replace(/^`|(?:\(\))?`$/g, '');

describe('reference of Pricing4TS', () => {
  it('has one heading for each export, and no other headings in code font', async () => {
    const headings = sections.flatMap(({heading, isCode}) => (isCode ? [nameIn(heading)] : []));
    const declared = ENTRY_POINTS.flatMap((entryPoint) =>
      exportsOf(entryPoint).map(({name}) => name),
    );
    const modules = [await import('pricing4ts'), await import('pricing4ts/server')];
    const atRunTime = modules
      .flatMap((module) => Object.keys(module))
      .filter((name) => !['default', '__esModule', 'module.exports'].includes(name));
    expect(headings.sort()).toEqual([...new Set([...declared, ...atRunTime])].sort());
  });

  it.each(ENTRY_POINTS)('lists the exports of %s in the overview', (entryPoint) => {
    const {text} = sections.find(({heading}) => heading === `Exports of \`${entryPoint}\``)!;
    const listed = [...text.matchAll(/^\| \[`(\w+)/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(
      exportsOf(entryPoint)
        .map(({name}) => name)
        .sort(),
    );
  });

  it('lists the fields of each interface with their types', () => {
    const normalize = (type: string) => type.replace(/[\s;]/g, '').replaceAll('"', "'");
    let fields = 0;
    for (const symbol of ENTRY_POINTS.flatMap(exportsOf)) {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target.declarations?.find(ts.isInterfaceDeclaration);
      if (!declaration) continue;
      const declared = declaration.members.filter(ts.isPropertySignature).map((member) => {
        const name = member.name.getText() + (member.questionToken ? '?' : '');
        return `${name}: ${normalize(member.type!.getText())}`;
      });
      const {text} = sections.find(({heading}) => nameIn(heading) === symbol.name)!;
      const listed = [...text.matchAll(/^\| `(\w+\??)` \| `((?:\\\||[^|`])+)` \|/gm)].map(
        ([, name, type]) => `${name}: ${normalize(type!.replaceAll('\\|', '|'))}`,
      );
      expect(listed, symbol.name).toEqual(declared);
      fields += declared.length;
    }
    expect(fields).toBeGreaterThan(60);
  });
});
