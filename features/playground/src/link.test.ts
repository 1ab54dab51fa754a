import {deflateRawSync} from 'node:zlib';
import {readSample} from '@pricing4saas/pricing2yaml/testing';
import {LINK_PREFIX} from './address';
import {encodeLink} from './encodeLink';
import {LONG_LINK, MAX_STATE, readLink, stateOf, type SharedState} from './link';

const SAMPLE = readSample('2.1');

/** Fragment with any content, as an attacker can write it. */
const fragmentOf = (content: string | Buffer) =>
  LINK_PREFIX + deflateRawSync(content, {level: 9}).toString('base64url');

describe('links', () => {
  it('restore text, subscription and panel', async () => {
    const state: SharedState = {
      text: `${SAMPLE}# ñ 🎻 \r\n\u0000 \ud800`,
      selection: {
        plan: 'TEAM',
        addOns: ['notePack', '__proto__'],
        userContext: {notes: 48, beta: true, ['__proto__']: 'text'},
      },
      panel: 'access',
    };
    const fragment = await encodeLink(state);
    expect(fragment).toMatch(/^#v1\.[\w-]+$/);
    expect(fragment!.length).toBeLessThan(LONG_LINK);
    expect(await readLink(fragment!)).toEqual({kind: 'state', state});
  });
  it('restore a second file, if its name and its text are strings', async () => {
    const other = {name: 'old.yml', text: 'b', isNewer: true};
    const state = {...stateOf('a'), other};
    expect(await readLink((await encodeLink(state))!)).toEqual({kind: 'state', state});
    for (const damaged of [null, 1, {text: 'b'}, {name: 'old.yml', text: {}}]) {
      const link = fragmentOf(JSON.stringify({text: 'a', panel: 'table', other: damaged}));
      expect(await readLink(link)).toEqual({kind: 'state', state: stateOf('a')});
    }
  });
  it('are not made from files that they cannot restore', async () => {
    expect(await encodeLink(stateOf('x'.repeat(MAX_STATE)))).toBeUndefined();
  });
  it.each([';', '…', '*', '"', '%22%3E', ').', '.”', '%E3%80%82', '`', '!%20', "')", '],'])(
    'are read before the punctuation %s',
    async (punctuation) => {
      for (const link of [(await encodeLink(stateOf(SAMPLE)))!, '#sample=a-2.1', '#file=b-2025'])
        expect(await readLink(link + punctuation)).toEqual(await readLink(link));
    },
  );
  it('are not the fragments of headings', async () => {
    expect(await readLink('')).toEqual({kind: 'none'});
    expect(await readLink('#v1-of-the-page')).toEqual({kind: 'none'});
  });
});

describe('hostile links', () => {
  it.each([
    ['another version', '#v2.abc', 'does not support the format'],
    ['a wrong escape', '#v1.%E0%A4%A', 'damaged'],
    ['wrong UTF-8', fragmentOf(Buffer.from([0x22, 0xff, 0x22])), 'damaged'],
    ['no JSON', fragmentOf('text'), 'damaged'],
    ['nested JSON', fragmentOf('['.repeat(200_000)), 'damaged'],
    ['no object', fragmentOf('null'), 'does not contain a pricing file'],
    ['no text', fragmentOf('{"text": 1}'), 'does not contain a pricing file'],
    ['too many characters', `#v1.${'A'.repeat(MAX_STATE * 2)}`, 'maximum'],
  ])('with %s cause a message', async (_, fragment, message) => {
    expect(await readLink(fragment)).toEqual({
      kind: 'problem',
      message: expect.stringContaining(message) as string,
    });
  });
  it('with wrong types restore the text', async () => {
    const content = {
      text: 'a',
      plan: {},
      addOns: [1, 'b'],
      userContext: {c: [], d: 1},
      panel: 'no',
    };
    expect(await readLink(fragmentOf(JSON.stringify(content)))).toEqual({
      kind: 'state',
      state: {
        text: 'a',
        selection: {plan: undefined, addOns: ['b'], userContext: {d: 1}},
        panel: 'table',
      },
    });
  });
  it('with a deflate bomb are decompressed in small slices', async () => {
    // 50 MB in about 50 KB. Browsers decompress the whole of each slice.
    const bomb = fragmentOf(Buffer.alloc(50e6, 'x'));
    const sizes: number[] = [];
    const Inflate = DecompressionStream;
    vi.stubGlobal('DecompressionStream', function CountingStream() {
      const {writable, readable} = new TransformStream<Uint8Array<ArrayBuffer>>({
        transform(slice, controller) {
          sizes.push(slice.length);
          controller.enqueue(slice);
        },
      });
      return {writable, readable: readable.pipeThrough(new Inflate('deflate-raw'))};
    });
    expect(await readLink(bomb)).toEqual({
      kind: 'problem',
      message: expect.stringContaining('more than 256 KiB') as string,
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  });
});
