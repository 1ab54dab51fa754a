import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {breakable} from './breakable';

it.each([
  [
    'Read it: org.example.AccountService2Proxy',
    'Read it: org.<wbr/>example.<wbr/>Account<wbr/>Service2<wbr/>Proxy',
  ],
  ['max_notes_per_AlbumOne', 'max_<wbr/>notes_<wbr/>per_<wbr/>Album<wbr/>One'],
  ['JavaScript and UserContext', 'JavaScript and UserContext'],
  ['internationalization', 'internationalization'],
])('breakable %s', (text, expected) =>
  expect(renderToStaticMarkup(breakable(text))).toBe(expected),
);

it('breakable reads elements, and keeps what has no long name', () => {
  const node = ['A ', <code key="name">retrieveManagerFromYaml()</code>, <br key="end" />];
  const html = 'A <code>retrieve<wbr/>Manager<wbr/>From<wbr/>Yaml()</code><br/>';
  expect(renderToStaticMarkup(breakable(node))).toBe(html);
  expect(breakable('Plans')).toBe('Plans');
});
