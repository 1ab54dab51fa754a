// @vitest-environment jsdom
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {
  Default,
  ErrorFallback,
  Feature,
  Loading,
  On,
  feature,
  or,
  useGenericFeature,
} from 'pricing4react';
import {Mark, log, openPage, tokenWith, type Page} from './testing';

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

const CLAIMS = {features: {on: {eval: true}, off: {eval: false}}};

let page: Page;

beforeEach(() => {
  localStorage.clear();
  log.length = 0;
  page = openPage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  await page.close();
});

function store(claims: Readonly<Record<string, unknown>>): void {
  localStorage.setItem('pricingToken', JSON.stringify(tokenWith(claims)));
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
  it('reads the token again each time and ignores its expiry', async () => {
    store({...CLAIMS, exp: 1});
    const on = feature('on');
    expect((await on.eval()).value).toBe(true);
    store({features: {on: {eval: false}}});
    expect((await on.eval()).value).toBe(false);
  });
});

describe('operators', () => {
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

  it('renders the loading node on a server', () => {
    expect(renderToString(<Hook on={[{expression: YES, on: '1'}]} />)).toBe('loading');
  });
});
