import {load} from 'js-yaml';
import {withExpressions, withUsageLimits} from './additions';

it('withExpressions changes only features without an expression', () => {
  const text = `features:
  a-b: # kept
    valueType: BOOLEAN
    defaultValue: true # kept
  "it's": {valueType: TEXT, expression: null, "defaultValue": none}
  seats: {valueType: NUMERIC, defaultValue: 3, expression: ''}
  '"''': {valueType: BOOLEAN, defaultValue: true}
  on: {valueType: BOOLEAN, expression: "true", defaultValue: true}
`;
  const changed = withExpressions(text);
  expect(changed).toBe(`features:
  a-b: # kept
    valueType: BOOLEAN
    expression: "planContext['features']['a-b']"
    defaultValue: true # kept
  "it's": {valueType: TEXT, "expression": "planContext['features'][\\"it's\\"] != ''", "defaultValue": none}
  seats: {valueType: NUMERIC, expression: "planContext['features']['seats'] > 0", defaultValue: 3}
  '"''': {valueType: BOOLEAN, defaultValue: true}
  on: {valueType: BOOLEAN, expression: "true", defaultValue: true}
`);
  expect(withExpressions(changed)).toBe(changed);
});

it.each(['two: *one', 'two: {<<: *one}'])(
  'withExpressions does not change shared text: %s',
  (two) => {
    const text = `features:\n  one: &one {valueType: BOOLEAN, defaultValue: true}\n  ${two}\n`;
    expect(withExpressions(text)).toBe(text);
  },
);

it.each([
  ['a: 1\nfeatures: {}\n', 'a: 1\nusageLimits: {}\nfeatures: {}\n'],
  ['features:\n  a: {}\nusageLimits: # none\n', 'usageLimits: {}\nfeatures:\n  a: {}\n'],
  [
    'a: 1\r\nusageLimits: # none\r\nfeatures: {}\r\n',
    'a: 1\r\nusageLimits: {}\r\nfeatures: {}\r\n',
  ],
  ['{"usageLimits": null, "features": {}}', '{"usageLimits": {}, "features": {}}'],
  ['usageLimits: {}\nfeatures: {}\n', undefined],
])('withUsageLimits adds them to %j', (text, expected) => {
  expect(withUsageLimits(text, load(text))).toBe(expected);
});
