import {wordsOf} from './Value';

it.each([
  ['pdfExport', 'Pdf export'],
  ['SSOLogin', 'SSO login'],
  ['API_ACCESS', 'API ACCESS'],
  ['notes', undefined],
])('wordsOf reads %s as %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
