import {StyleModule} from 'style-mod';

const sheets = new WeakMap<StyleModule, CSSStyleSheet>();

/** The style sheet of a module. The styles of the site have priority over its cascade layer. */
function sheetOf(module: StyleModule): CSSStyleSheet {
  const sheet = sheets.get(module) ?? new CSSStyleSheet();
  if (!sheets.has(module)) {
    sheet.replaceSync(`@layer codemirror {${module.getRules()}}`);
    sheets.set(module, sheet);
  }
  return sheet;
}

/*
 * CodeMirror adds a `<style>` element to the page, which the Content-Security-Policy blocks, unless the
 * editor is in a shadow root. Constructed style sheets are allowed.
 * https://github.com/codemirror/dev/issues/395, https://github.com/marijnh/style-mod/issues/9
 */
StyleModule.mount = (root, modules) => {
  const own = [modules].flat().map(sheetOf);
  const others = root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
  root.adoptedStyleSheets = [...others, ...own];
};
