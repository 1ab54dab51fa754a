// @vitest-environment jsdom
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  Default,
  ErrorFallback,
  Feature,
  Loading,
  On,
  and,
  feature,
  iff,
  implies,
  or,
  useGenericFeature,
} from '../../../site/versions/2.0.1/standin';
import {Mark, log, openPage, tokenWith, unhandledRejectionsOf, type Page} from './testing';

const key = 'pricingToken';

type Expression = ReturnType<typeof feature>;

/** An expression that returns a value of any type. */
function returning(value: unknown): Expression {
  return {
    eval: async () => ({isError: false, value: value as boolean}),
    equals: () => false,
  };
}

function failing(errorMessage: string): Expression {
  return {eval: async () => ({isError: true, errorMessage}), equals: () => false};
}

const YES = returning(true);
const NO = returning(false);

const CLAIMS = {
  userContext: {notes: 3, city: 'Sevilla ñ'},
  planContext: {usageLimits: {maxNotes: 5}, features: {pdfExport: true}},
  features: {
    on: {eval: true, used: null, limit: null},
    off: {eval: false, used: 9, limit: 1},
    below: {eval: "userContext['notes'] < planContext['usageLimits']['maxNotes']"},
    above: {eval: "userContext['notes'] > planContext['usageLimits']['maxNotes']"},
    accent: {eval: "userContext.city === 'Sevilla ñ'"},
    throws: {eval: 'nowhere.to.be.found'},
    number: {eval: '1 + 1'},
    word: {eval: "'yes'"},
    newNames: {eval: "subscriptionContext['notes'] < 5"},
    three: {eval: 3},
    empty: {},
    nothing: null,
  },
};

let page: Page;
let warnings: unknown[][];

beforeEach(() => {
  localStorage.clear();
  log.length = 0;
  page = openPage();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words));
});

afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
});

function store(claims: Readonly<Record<string, unknown>>): void {
  localStorage.setItem(key, JSON.stringify(tokenWith(claims)));
}

function Parts({expression}: {readonly expression?: Expression}) {
  return (
    <Feature expression={expression as Expression}>
      <On>
        <Mark name="On" />
      </On>
      <Default>
        <Mark name="Default" />
      </Default>
      <Loading>
        <Mark name="Loading" />
      </Loading>
      <ErrorFallback>
        <Mark name="ErrorFallback" />
      </ErrorFallback>
    </Feature>
  );
}

describe('feature', () => {
  it.each([
    ['on', true],
    ['off', false],
    ['below', true],
    ['above', false],
    ['accent', true],
    ['number', 2],
    ['word', 'yes'],
  ])('%s is %s', async (id, value) => {
    store(CLAIMS);
    expect(await feature(id).eval()).toEqual({isError: false, value});
  });

  it.each([
    [
      'throws',
      'Error evaluating Feature throws. The expression is not valid, it throws an exception or returns a non boolean value.',
    ],
    [
      'newNames',
      'Error evaluating Feature newNames. The expression is not valid, it throws an exception or returns a non boolean value.',
    ],
    ['three', 'Error evaluating Feature three. It was not a boolean. Recv value: 3'],
    ['empty', 'Error evaluating Feature empty. It was not a boolean. Recv value: undefined'],
    ['nothing', 'Error evaluating Feature: nothing Retrieval error'],
    ['absent', 'Error evaluating Feature: absent Retrieval error'],
  ])('%s fails', async (id, errorMessage) => {
    store(CLAIMS);
    expect(await feature(id).eval()).toEqual({isError: true, errorMessage});
  });

  it('fails without a token, and with a token that has no features', async () => {
    const answer = {
      isError: true,
      errorMessage: 'Error evaluating Feature on. No FeatureRetriever provided',
    };
    expect(await feature('on').eval()).toEqual(answer);
    store({sub: 'ada'});
    expect(await feature('on').eval()).toEqual(answer);
  });

  it('passes undefined, not an empty object, for a missing claim', async () => {
    store({features: {a: {eval: 'userContext === undefined && planContext === undefined'}}});
    expect(await feature('a').eval()).toEqual({isError: false, value: true});
  });

  it('reads the token again each time and ignores its expiry', async () => {
    store({...CLAIMS, exp: 1});
    const on = feature('on');
    expect((await on.eval()).value).toBe(true);
    store({features: {on: {eval: false}}});
    expect((await on.eval()).value).toBe(false);
  });

  it('rejects if the stored value is not a JSON string or not a token', async () => {
    localStorage.setItem(key, tokenWith(CLAIMS));
    await expect(feature('on').eval()).rejects.toBeInstanceOf(SyntaxError);
    localStorage.setItem(key, JSON.stringify('no token'));
    await expect(feature('on').eval()).rejects.toBeInstanceOf(TypeError);
  });

  it('ignores other keys', async () => {
    localStorage.setItem('jwt', JSON.stringify(tokenWith(CLAIMS)));
    expect((await feature('on').eval()).isError).toBe(true);
  });

  it('equals a feature with the same name', () => {
    expect(feature('a').equals(feature('a'))).toBe(true);
    expect(feature('a').equals(feature('b'))).toBe(false);
    expect(feature('a').equals(and(true, true))).toBe(false);
  });
});

describe('operators', () => {
  it.each([
    ['and', and, [true, false, false, false]],
    ['or', or, [true, true, true, false]],
    ['iff', iff, [true, false, false, true]],
    ['implies', implies, [true, false, true, true]],
  ] as const)('%s', async (_name, operator, [tt, tf, ft, ff]) => {
    const answers = [
      await operator(true, true).eval(),
      await operator(true, NO).eval(),
      await operator(NO, YES).eval(),
      await operator(false, false).eval(),
    ];
    expect(answers.map(({value}) => value)).toEqual([tt, tf, ft, ff]);
  });

  it('evaluates both sides, left before right', async () => {
    const order: string[] = [];
    const noting = (name: string, value: boolean): Expression => ({
      eval: async () => {
        order.push(`${name} starts`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return {isError: false, value};
      },
      equals: () => false,
    });
    await or(noting('left', true), noting('right', true)).eval();
    expect(order).toEqual(['left starts', 'left ends', 'right starts', 'right ends']);
  });

  it('fails if one side fails', async () => {
    expect(await or(true, failing('no such feature')).eval()).toEqual({
      isError: true,
      errorMessage: 'Error evaluating Boolean Expression: undefined no such feature',
    });
    expect(await and(failing('left'), failing('right')).eval()).toEqual({
      isError: true,
      errorMessage: 'Error evaluating Boolean Expression: left right',
    });
  });

  it('fails when the result is undefined', async () => {
    expect((await and(returning(undefined), true).eval()).errorMessage).toBe(
      'Error evaluating Boolean Expression: Invalid Operator 0',
    );
    expect((await implies(true, returning(undefined)).eval()).errorMessage).toBe(
      'Error evaluating Boolean Expression: Invalid Operator 3',
    );
  });

  it('nests and compares', async () => {
    expect((await implies(and(true, or(false, true)), false).eval()).value).toBe(false);
    expect(and(true, feature('a')).equals(and(true, feature('a')))).toBe(true);
    expect(and(true, feature('a')).equals(or(true, feature('a')))).toBe(false);
    expect(and(true, false).equals(and(true, true))).toBe(false);
  });
});

describe('Feature', () => {
  it.each([
    ['an enabled feature', YES, ['Default', '-Default', 'Loading', '-Loading', 'On']],
    ['a disabled feature', NO, ['Default', '-Default', 'Loading', '-Loading', 'Default']],
    [
      'an error',
      failing('broken'),
      ['Default', '-Default', 'Loading', '-Loading', 'ErrorFallback'],
    ],
  ])('passes through Default and Loading: %s', async (_name, expression, expected) => {
    await page.show(<Parts expression={expression} />);
    expect(log).toEqual(expected);
  });

  it.each([[false], [0], [2], ['yes'], [null]])('treats %j as disabled', async (value) => {
    await page.show(<Parts expression={returning(value)} />);
    expect(page.text()).toBe('Default');
  });

  it('logs errors as warnings', async () => {
    await page.show(<Parts expression={feature('on')} />);
    expect(warnings).toEqual([
      ['Error evaluating feature', 'Error evaluating Feature on. No FeatureRetriever provided'],
    ]);
    expect(page.text()).toBe('ErrorFallback');
  });

  it('stays in Loading when the stored token is not JSON', async () => {
    localStorage.setItem(key, tokenWith(CLAIMS));
    const rejections = await unhandledRejectionsOf(() =>
      page.show(<Parts expression={feature('on')} />),
    );
    expect(page.text()).toBe('Loading');
    expect(rejections).toHaveLength(1);
    expect(rejections[0]).toBeInstanceOf(SyntaxError);
  });

  it('throws without an expression', async () => {
    await page.show(<Parts />);
    expect(page.errors).toEqual(["Cannot read properties of undefined (reading 'eval')"]);
  });

  it('shows the first On that is true, and prefers its own expression', async () => {
    await page.show(
      <Feature expression={NO}>
        <On>inherits</On>
        <On expression={NO}>no</On>
        <On expression={YES}>first</On>
        <On expression={YES}>second</On>
        <Default>default</Default>
      </Feature>,
    );
    expect(page.text()).toBe('first');
  });

  it('shows the error of any On, even after one that is true', async () => {
    await page.show(
      <Feature expression={YES}>
        <On>first</On>
        <On expression={failing('second')}>second</On>
        <ErrorFallback>error</ErrorFallback>
      </Feature>,
    );
    expect(page.text()).toBe('error');
  });

  it('shows all parts of one kind and ignores other children', async () => {
    await page.show(
      <Feature expression={NO}>
        <p>dropped</p>
        text
        {[<Default key="1">one </Default>, <Default key="2">two </Default>]}
        <Default>three</Default>
      </Feature>,
    );
    expect(page.text()).toBe('one two three');
  });

  it('does not look into fragments', async () => {
    await page.show(
      <Feature expression={YES}>
        <>
          <On>on</On>
          <Default>default</Default>
        </>
      </Feature>,
    );
    expect(page.text()).toBe('');
  });

  it('shows Default without an On, and nothing for a missing part', async () => {
    await page.show(
      <>
        <Feature expression={YES}>
          <Default>default</Default>
        </Feature>
        <Feature expression={NO}>
          <On>on</On>
        </Feature>
      </>,
    );
    expect(page.text()).toBe('default');
  });

  it('remounts the On part when the parent renders again', async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count}</button>;
    }
    const element = () => (
      <Feature expression={YES}>
        <On>
          <Mark name="On" />
          <Counter />
        </On>
        <Loading>
          <Mark name="Loading" />
        </Loading>
      </Feature>
    );
    await page.show(element());
    const button = page.container.querySelector('button')!;
    await page.show(null);
    expect(button.isConnected).toBe(false);

    await page.show(element());
    log.length = 0;
    await page.show(element());
    expect(log).toEqual(['-On', 'Loading', '-Loading', 'On']);
    expect(page.text()).toBe('On0');
  });

  it('keeps the error until it is unmounted', async () => {
    await page.show(<Parts expression={failing('broken')} />);
    await page.show(<Parts expression={YES} />);
    expect(page.text()).toBe('ErrorFallback');
    await page.show(null);
    await page.show(<Parts expression={YES} />);
    expect(page.text()).toBe('On');
  });

  it('does not detect a new token', async () => {
    store(CLAIMS);
    await page.show(<Parts expression={feature('off')} />);
    store({features: {off: {eval: true}}});
    window.dispatchEvent(new Event('storage'));
    expect(page.text()).toBe('Default');
  });

  it('renders parts outside a Feature', async () => {
    await page.show(
      <>
        <On expression={NO}>1</On>
        <Default>2</Default>
        <Loading>3</Loading>
        <ErrorFallback>4</ErrorFallback>
      </>,
    );
    expect(page.text()).toBe('1234');
  });

  it('renders nothing on a server', () => {
    expect(renderToString(<Parts expression={YES} />)).toBe('');
  });
});

describe('useGenericFeature', () => {
  type Options = Parameters<typeof useGenericFeature>[0];

  function Hook(options: Partial<Options> & {readonly renew?: string}) {
    return useGenericFeature({
      default: <Mark name="default" />,
      loading: <Mark name="loading" />,
      error: <Mark name="error" />,
      ...options,
      key: options.renew,
    } as Options);
  }

  it('starts with the loading node', async () => {
    await page.show(
      <Hook
        on={[
          {expression: NO, on: '1'},
          {expression: YES, on: '2'},
        ]}
      />,
    );
    expect(log).toEqual(['loading', '-loading']);
    expect(page.text()).toBe('2');
  });

  it('shows default for an empty list and when nothing is true', async () => {
    await page.show(<Hook on={[]} />);
    expect(page.text()).toBe('default');
    await page.show(null);
    await page.show(<Hook on={[{expression: NO, on: '1'}]} />);
    expect(page.text()).toBe('default');
  });

  it('requires a list', async () => {
    await page.show(<Hook />);
    expect(page.errors).toEqual(['On Expression list must be provided']);
  });

  it.each([[true], [() => true]])('requires expressions with eval, not %s', async (expression) => {
    await page.show(<Hook on={[{expression: expression as unknown as Expression, on: '1'}]} />);
    expect(page.errors).toEqual(['on.expression.eval is not a function']);
  });

  it('only evaluates again for a new key, but shows new nodes', async () => {
    await page.show(<Hook renew="1" on={[{expression: YES, on: 'first'}]} />);
    await page.show(<Hook renew="1" on={[{expression: NO, on: 'second'}]} />);
    expect(page.text()).toBe('second');
    await page.show(<Hook renew="2" on={[{expression: NO, on: 'third'}]} />);
    expect(page.text()).toBe('default');
  });

  it('throws if the shown entry is removed from the list', async () => {
    await page.show(
      <Hook
        on={[
          {expression: NO, on: '1'},
          {expression: YES, on: '2'},
        ]}
      />,
    );
    await page.show(<Hook on={[{expression: YES, on: '1'}]} />);
    expect(page.errors).toEqual(["Cannot read properties of undefined (reading 'on')"]);
  });

  it('ignores an option named errorFallback', async () => {
    const options = {errorFallback: 'fallback', error: undefined};
    await page.show(<Hook on={[{expression: failing('broken'), on: '1'}]} {...options} />);
    expect(page.text()).toBe('');
  });

  it('renders the loading node on a server', () => {
    expect(renderToString(<Hook on={[{expression: YES, on: '1'}]} />)).toBe('loading');
  });
});
