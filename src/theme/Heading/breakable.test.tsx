import {renderToStaticMarkup} from 'react-dom/server';
import {breakable} from './breakable';

it.each([
  ['org.example.MyService2Proxy', 'org.<wbr/>example.<wbr/>My<wbr/>Service2<wbr/>Proxy'],
  ['max_notes_per_user', 'max_<wbr/>notes_<wbr/>per_<wbr/>user'],
  ['JavaScript and UserContext', 'JavaScript and UserContext'],
  [
    ['A ', <code key="0">writeManagerToYaml()</code>],
    'A <code>write<wbr/>Manager<wbr/>To<wbr/>Yaml()</code>',
  ],
])('breakable %s', (node, html) => expect(renderToStaticMarkup(breakable(node))).toBe(html));
