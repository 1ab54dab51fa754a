import {readPositions} from './positions';

const TEXT = [
  '# A comment',
  'saasName: NoteHarbor',
  'tags: [Writing, Sharing]',
  'plans:',
  '  STARTER: &starter',
  '    price: 0',
  '    description: >-',
  '      Two',
  '      lines',
  '  STUDIO:',
  '    <<: *starter',
  '    features:',
  '  TEAM: *starter',
  '1: number',
].join('\n');

function shown(path: readonly string[], text = TEXT): string {
  const {from, to, line, column} = readPositions(text).rangeOf(path);
  return `${line}:${column} ${text.slice(from, to)}`;
}

describe('rangeOf', () => {
  it.each([
    [['saasName'], '2:11 NoteHarbor'],
    [['tags', '1'], '3:17 Sharing'],
    [['plans'], '4:1 plans'],
    [['plans', 'STARTER', 'price'], '6:12 0'],
    [['plans', 'STARTER', 'description'], '7:18 >-\n      Two\n      lines'],
    [['1'], '14:4 number'],
    // A merge key and an alias.
    [['plans', 'STUDIO', 'price'], '6:12 0'],
    [['plans', 'TEAM', 'price'], '6:12 0'],
    // What contains a missing place.
    [['plans', 'STUDIO', 'unit'], '10:3 STUDIO'],
    [['plans', 'STUDIO', 'features'], '12:5 features'],
    [['saasName', 'length'], '2:1 saasName'],
    [['tags', '7'], '3:1 tags'],
    [['constructor'], '2:1 saasName'],
    [[], '2:1 saasName'],
  ])('finds %j', (path, expected) => {
    expect(shown(path)).toBe(expected);
  });
  it('reads broken YAML and circular merge keys', () => {
    expect(shown(['plans', 'STUDIO'], 'plans:\n  STUDIO: 5\n  price: [1,\n')).toBe('2:11 5');
    expect(shown(['a', 'b'], 'a: &a\n  <<: *a\n')).toBe('1:1 a');
    expect(shown(['a'], '')).toBe('1:1 ');
  });
});

it('rangeOfKey finds keys, and range stays inside the text', () => {
  const positions = readPositions(TEXT);
  expect(positions.rangeOfKey(['saasName'])).toEqual({from: 12, to: 20, line: 2, column: 1});
  expect(positions.range(-5, 9999)).toEqual({from: 0, to: TEXT.length, line: 1, column: 1});
});
