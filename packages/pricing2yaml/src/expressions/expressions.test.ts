import {randomNumbers} from '../testing';
import {evaluate} from './evaluate';
import {MAX_DEPTH, MAX_LENGTH, parseExpression} from './parse';
import {readsOf} from './syntaxTree';

const names = {
  planContext: {
    features: {notes: true, helpDesk: '4h', none: null, pay: ['CARD', 'ACH'], toString: 1},
    usageLimits: {max: 50, half: 0.5, zero: 0, text: '50'},
  },
  userContext: {notes: 49, max: 'max', isNew: false, empty: ''},
};

/** What `evaluate` or JavaScript returns or throws; of errors, only that they are thrown. */
function outcome(run: () => unknown): unknown {
  try {
    return {value: run()};
  } catch {
    return 'throws';
  }
}

/** As the libraries evaluate an expression. */
const withEval = (code: string): unknown =>
  new Function(...Object.keys(names), '$code', '"use strict"; return eval($code);')(
    ...Object.values(names),
    code,
  );

it.each([
  ...['Math.PI', 'f()', 'a || T(b)', 'a ** 2', '0x10', '10n', '[1].length', 'a ? . b'],
  ...['typeof a', 'a, b', 'a?.b', 'a & 1'],
  ...['a = 1', '`a`', 'a++', '{}', '08'],
])('%s may be JavaScript', (code) => {
  expect(() => parseExpression(code)).toThrow(expect.objectContaining({mayBeJavaScript: true}));
});

it.each(['a *', '#a', '5Fee', 'a)', 'a * % b', 'a b', 'a ?? b || c', 'a ? b'])(
  '%s is not JavaScript',
  (code) => {
    expect(() => parseExpression(code)).toThrow(expect.objectContaining({mayBeJavaScript: false}));
    expect(() => new Function(code)).toThrow(SyntaxError);
  },
);

const random = randomNumbers(20);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const ATOMS = [
  "planContext['usageLimits']['max']; planContext.usageLimits.half; missing.name",
  `userContext['notes']; userContext["isNew"]; planContext.features; planContext`,
  "planContext['usageLimits'][userContext.max]; planContext.features.pay[1]; userContext.x",
  "planContext.features.none.x; planContext.features.pay.length; 'ab'.length; undefined",
  `1; 0; 2.50; .5; 5.; 1e3; '4h'; "50"; 'it\\'s \\u0041\\X41\\n'; true; null; NaN`,
].flatMap((atoms) => atoms.split('; '));
const BINARY = '&& || ?? == != === !== < <= > >= + - * / %'.split(' ');

function generate(depth: number): string {
  if (depth === 0) return pick(ATOMS);
  const inner = () => {
    const code = generate(depth - 1);
    return random() < 0.4 ? `(${code})` : code;
  };
  const kind = random();
  if (kind < 0.2) return `${pick(['!', '- ', '+ '])}${inner()}`;
  if (kind < 0.3) return `${inner()} ? ${inner()} : ${inner()}`;
  if (kind < 0.35) return `planContext.usageLimits[${inner()}]`;
  return `${inner()} ${pick(BINARY)} ${inner()}`;
}

describe('evaluate', () => {
  it('returns what eval returns', () => {
    for (let count = 0; count < 6000; count++) {
      const code = generate(1 + (count % 4));
      const expected = outcome(() => withEval(code));
      const actual = outcome(() => evaluate(parseExpression(code), names));
      expect(actual, code).toEqual(expected);
    }
  });

  it('accepts no text that eval rejects or evaluates differently', () => {
    const parts = [
      ...ATOMS,
      ...BINARY,
      ...'! ( ) [ ] . ? : ; = ++ -- / // a 08 0x1 , { } `'.split(' '),
    ];
    let accepted = 0;
    for (let count = 0; count < 30_000; count++) {
      const code = Array.from({length: 1 + (count % 7)}, () => pick(parts)).join(pick(['', ' ']));
      const tree = outcome(() => parseExpression(code));
      if (tree === 'throws') continue;
      accepted++;
      expect(
        outcome(() => evaluate((tree as {value: never}).value, names)),
        code,
      ).toEqual(outcome(() => withEval(code)));
    }
    expect(accepted).toBeGreaterThan(2000);
  });

  it.each([
    ["planContext['__proto__']", undefined],
    ["planContext['features']['constructor']", undefined],
    ["planContext.features['to' + 'String']", 1],
    ["'x'.constructor", undefined],
    ["planContext.features.pay['push']", undefined],
  ])('reads own properties only: %s', (code, value) => {
    expect(evaluate(parseExpression(code), names)).toBe(value);
  });

  it.each([
    ['constructor.x', 'constructor is not defined'],
    ['globalThis', 'globalThis is not defined'],
    ['__proto__', '__proto__ is not defined'],
    ["planContext['x']['y']", "Cannot read properties of undefined (reading 'y')"],
    ['planContext.features.none.z', "Cannot read properties of null (reading 'z')"],
  ])('fails for %s with the words of V8', (code, message) => {
    expect(() => evaluate(parseExpression(code), names)).toThrow(message);
  });

  it('reports reads with their values and places, but not those that it skips', () => {
    const code = "userContext['notes'] < planContext.usageLimits.max || userContext.isNew";
    const reads: unknown[] = [];
    evaluate(parseExpression(code), names, (path, value, {from, to}) => {
      reads.push([path.join('.'), value, code.slice(from, to)]);
    });
    expect(reads).toEqual([
      ['userContext.notes', 49, "userContext['notes']"],
      ['planContext.usageLimits.max', 50, 'planContext.usageLimits.max'],
    ]);
    expect(readsOf(parseExpression(code))).toHaveLength(3);
  });
});

describe('parseExpression', () => {
  it.each([
    ["a['b'", 'The expression ends too early. Expected "]".', 5],
    ['1 <', 'The expression ends too early.', 3],
    ['1 2', 'Unexpected "2".', 2],
    ['a = 1', 'Unexpected "=". Compare with "==" or "===".', 2],
    ['Math.max(1)', '"Math" is not supported.', 0],
    ['a.max(1)', 'Unexpected "(". Function calls are not supported.', 5],
    ['1 + T(java.lang.Math).max(1, 2)', 'T is not defined', 4],
    [
      '2 * #x',
      'Cannot read "#x". The variable is not declared, or used twice: pricing4ts replaces only the first.',
      4,
    ],
    ['new Date', 'Unexpected "new".', 0],
    ['a?.b', 'Unexpected "?". "?." is not supported.', 1],
    ['a ?? b || c', '"??" beside "&&" or "||" needs parentheses.', 2],
    ['while (true) {}', 'Cannot read "{}".', 13],
    ["'\\101'", 'Unknown escape "\\1".', 0],
    ['', 'The expression ends too early.', 0],
    ['1 '.repeat(MAX_LENGTH), 'The expression has more than 2,000 characters.', MAX_LENGTH],
  ])('rejects %s', (code, message, at) => {
    expect(() => parseExpression(code)).toThrow(expect.objectContaining({message, at}));
  });

  it.each(['(', '!', 'a[', 'a ? ', '- '])('limits the nesting of %s', (open) => {
    expect(() => parseExpression(open.repeat(MAX_DEPTH + 5))).toThrow('levels deep');
  });

  it('accepts long chains and a semicolon at the end', () => {
    expect(evaluate(parseExpression(`${'1+'.repeat(900)}1;`), {})).toBe(901);
  });
});
