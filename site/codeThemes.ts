/** Colours of highlighted code. Every pair of text and background meets WCAG AA (tested). */
import type {PrismTheme} from 'prism-react-renderer';

interface CodePalette {
  readonly background: string;
  readonly plain: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly name: string;
  readonly number: string;
  readonly punctuation: string;
  readonly inserted: string;
  readonly deleted: string;
}

/** The palettes behind the themes, exported for the contrast test. */
export const codePalettes: Readonly<Record<'light' | 'dark', CodePalette>> = {
  light: {
    background: '#f5f7fb',
    plain: '#1c2536',
    comment: '#5a6478',
    keyword: '#7a2f8f',
    string: '#8a4b00',
    name: '#1b4f9c',
    number: '#0b6b55',
    punctuation: '#4a5468',
    inserted: '#14663a',
    deleted: '#a3232b',
  },
  dark: {
    background: '#171d2a',
    plain: '#e4e9f2',
    comment: '#9aa6bb',
    keyword: '#d3a6ea',
    string: '#f0bf6d',
    name: '#8fbcff',
    number: '#7fd6bd',
    punctuation: '#b3bed1',
    inserted: '#7fdca4',
    deleted: '#ff9aa0',
  },
};

function themeOf(palette: CodePalette): PrismTheme {
  return {
    plain: {color: palette.plain, backgroundColor: palette.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: palette.comment}},
      {types: ['keyword', 'boolean', 'important', 'builtin'], style: {color: palette.keyword}},
      {types: ['string', 'char', 'attr-value', 'regex', 'scalar'], style: {color: palette.string}},
      {
        types: ['atrule', 'attr-name', 'class-name', 'function', 'key', 'property', 'tag', 'title'],
        style: {color: palette.name},
      },
      {
        types: ['number', 'constant', 'symbol', 'annotation', 'variable'],
        style: {color: palette.number},
      },
      {types: ['punctuation', 'operator'], style: {color: palette.punctuation}},
      {types: ['inserted'], style: {color: palette.inserted}},
      {types: ['deleted'], style: {color: palette.deleted}},
    ],
  };
}

export const codeThemes = {
  light: themeOf(codePalettes.light),
  dark: themeOf(codePalettes.dark),
};
