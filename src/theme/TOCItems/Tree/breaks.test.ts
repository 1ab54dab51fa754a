import {breakableCode, withoutMessage} from './breaks';

it.each([
  ['<code>updatePlan2Now()</code>', '<code>update<wbr>Plan2<wbr>Now()</code>'],
  ['<code>a.&lt;n>.bC</code>', '<code>a.&lt;n>.<wbr>b<wbr>C</code>'],
  [
    '<code><span class="hiddenPart">plans.</span>x</code>',
    '<code><span class="hiddenPart">plans.</span>x</code>',
  ],
  ['fooBar in <code>fooBar</code>', 'fooBar in <code>foo<wbr>Bar</code>'],
])('breakableCode %s', (html, expected) => expect(breakableCode(html)).toBe(expected));

it('withoutMessage omits a message after a heading, and keeps other code', () => {
  expect(withoutMessage('Old file: <code>Unsupported syntax version 3.0</code>')).toBe('Old file');
  expect(withoutMessage('Read it: <code>JwtUtils</code>')).toBe('Read it: <code>JwtUtils</code>');
});
