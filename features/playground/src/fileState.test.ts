import {MAX_DRAFTS, type Draft, type SavedDraft} from './drafts';
import {edited, isUnstored, named, opened, stored, type FileState} from './fileState';

const SAMPLE: FileState = {
  file: {key: 0, text: 'saasName: A', sample: 'a', draft: undefined},
  base: undefined,
  drafts: [],
  notice: {kind: 'info', text: 'A notice', actions: []},
};

const draft = (id: string): Draft => ({id, time: 0, text: 'saasName: Old'});

/** The state after its text was stored as `d1`. */
const afterStoring = (state: FileState, saved: Partial<SavedDraft> = {}): FileState =>
  stored(state, {
    id: 'd1',
    drafts: [draft('d1')],
    removed: [],
    foreign: undefined,
    ...saved,
  });

it('a file that replaces another has another key, and no notice', () => {
  expect(opened(SAMPLE, 'b', 'b').file).toEqual({key: 1, text: 'b', sample: 'b', draft: undefined});
  expect(opened(SAMPLE, 'b')).toMatchObject({base: undefined, notice: undefined});
  expect(isUnstored(opened(SAMPLE, 'b', undefined, 'd1'))).toBe(false);
});

describe('edited', () => {
  it('makes a draft of a sample, which closes the notice of the sample only', () => {
    const changed = edited(SAMPLE, 'b');
    expect(changed.file).toEqual({key: 0, text: 'b', sample: undefined, draft: undefined});
    expect(changed.notice).toBeUndefined();
    expect(edited(named(SAMPLE, 'd1'), 'b').notice).toBe(SAMPLE.notice);
  });

  it('counts as another file only if nearly everything of a long text is replaced', () => {
    const long = opened(SAMPLE, 'a'.repeat(250));
    expect(edited(long, 'b'.repeat(250)).file.key).toBe(2);
    expect(edited(long, `${'a'.repeat(200)}${'b'.repeat(50)}`).file.key).toBe(1);
    expect(edited(SAMPLE, 'b').file.key).toBe(0);
  });
});

describe('stored', () => {
  it('remembers the stored text, and keeps the file of a draft that has its name', () => {
    const first = afterStoring(edited(SAMPLE, 'b'));
    expect(first).toMatchObject({base: 'b', file: {draft: 'd1'}, notice: undefined});
    expect(isUnstored(edited(first, 'c'))).toBe(true);
    // Another object would be stored again and again.
    expect(afterStoring(first).file).toBe(first.file);
    const drafts = Array.from({length: MAX_DRAFTS}, () => draft('d1'));
    expect(afterStoring(first, {drafts}).notice).toBeUndefined();
  });

  it.each<[string, Partial<SavedDraft>, RegExp | undefined]>([
    ['the oldest were removed', {removed: [draft('x')], foreign: draft('d1')}, /^There is no room/],
    ['another tab has changed the draft', {foreign: draft('d0')}, /^Another tab has changed this/],
    [
      'the new draft is the last that has room',
      {drafts: Array.from({length: MAX_DRAFTS}, (_, at) => draft(`d${at}`))},
      /^The next new draft replaces the oldest: \u2068Old\u2069/,
    ],
    ['there is room', {}, undefined],
  ])('says so if %s', (_, saved, expected) => {
    const {notice} = afterStoring({...SAMPLE, notice: undefined}, saved);
    if (expected) expect(notice?.text).toMatch(expected);
    else expect(notice).toBeUndefined();
  });
});
