import path from 'node:path';
import {readText, root} from '../../lib/root';
import {LIBRARY_MESSAGES, extractMessages, messagesOf} from './extract';

it('the list contains the messages of the installed pricing4ts', () => {
  const list = JSON.parse(readText(LIBRARY_MESSAGES)) as {
    library: string;
  }[];
  const manifest = JSON.parse(readText('node_modules/pricing4ts/package.json')) as {
    version: string;
  };
  const name = `pricing4ts@${manifest.version}`;
  expect(list.filter(({library}) => library === name)).toEqual(
    messagesOf(name, path.join(root, 'node_modules/pricing4ts/src')),
  );
});

it.each([
  [
    'throw new Error(`The ${item.name} must have ${"a".repeat(1)} name`);',
    ['The <> must have <> name'],
  ],
  ["throw new Error('A '.concat(name, ' is missing'));", ['A <> is missing']],
  [
    'throw new XException("The \\"price\\" of " + plan.get("name") + "is wrong", file);',
    ['The "price" of <>is wrong'],
  ],
  [
    'throw new XException(String.format("Feature %s is %d", map.get("a"), 1));',
    ['Feature <> is <>'],
  ],
  ['logger.error("Invalid JWT: {}", e.getMessage());', ['Invalid JWT: <>']],
  ['constraint assert(forall(i in PLANS)(i > 0), "All plans are wrong");', ['All plans are wrong']],
  ["// throw new Error('No longer used')\nconst text = 'Not a message';", []],
  ["return {error: {code: 'GENERAL', message: 'No pricing is loaded'}};", ['No pricing is loaded']],
  ["return s.replace(/'/g, '').split(`a`); // '", []],
])('extracts the messages of %s', (code, expected) => {
  expect(extractMessages(code)).toEqual(expected);
});
