import {readText} from '../lib/root';
import {expectNone} from '../lib/testing';
import {canonicalItems, counterpart, topicIds} from './canonical';
import {topicIdIn} from './topics';
import {VERSIONS} from './versions';
import {CHANGES, changesInFrontMatter, changesOf} from './versions/changes';

const labels = VERSIONS.map(({label}) => label);

it('canonicalItems has the URL of two documents once', () => {
  const item = {url: 'https://x.example/base/blog/%E8%A1%A8'};
  expect(canonicalItems([item, {...item}], '/base/')).toEqual([item]);
});

it('renamedTopics maps existing ids to different, existing ids of the next version', () => {
  for (const [index, {label, renamedTopics}] of VERSIONS.entries()) {
    const file = `site/versions/${label}/version.ts`;
    for (const [id, newId] of Object.entries(renamedTopics)) {
      const next = labels[index - 1]!;
      expect(topicIds(label).has(id), `${file}: docs ${label} has no ${id}`).toBe(true);
      expect(topicIds(next).has(newId), `${file}: docs ${next} has no ${newId}`).toBe(true);
      expect(newId, `${file}: ${id} is not renamed. Remove the entry`).not.toBe(id);
    }
  }
});

it('topicIdIn follows renames over several versions, in both directions', () => {
  const [old, moved] = ['api/architecture', 'api/understanding/architecture'];
  expect(topicIdIn(old, '1.4.0', '2.0.1')).toBe(moved);
  expect(topicIdIn(moved, '2.0.1', '1.4.0')).toBe(old);
  expect(topicIdIn(old, '1.4.0', '2.0.0')).toBe(old);
  expect(topicIdIn(old, '2.0.0', '2.0.0')).toBe(old);
  expect(counterpart(old, '1.4.0', '2.0.1')).toBe(moved);
});

it('counterpart is symmetric for every document and every other version', () => {
  let found = 0;
  for (const from of labels) {
    for (const to of labels.filter((label) => label !== from)) {
      for (const id of topicIds(from)) {
        const other = counterpart(id, from, to);
        if (other === undefined) {
          // Then the id must not exist in the other version either.
          expect(topicIds(to).has(id), `${id} exists in ${to} but is not its counterpart`).toBe(
            false,
          );
        } else {
          found += 1;
          expect(counterpart(other, to, from)).toBe(id);
        }
      }
    }
  }
  expect(found).toBeGreaterThan(120);
});

describe('CHANGES', () => {
  for (const [index, label] of labels.slice(0, -1).entries()) {
    const previous = labels[index + 1]!;
    it(`lists every topic that ${label} shares with ${previous} exactly once`, () => {
      const {changes, unchanged} = CHANGES[label]!;
      const shared = [...topicIds(label)].filter(
        (id) => !id.startsWith('/') && counterpart(id, label, previous) !== undefined,
      );
      const changed = new Set(changes.flatMap(({topics}) => topics));
      expect(
        [...changed].filter((id) => unchanged.includes(id)),
        `site/versions/${label}/changes.yml: a change lists these documents. Remove them from "unchanged"`,
      ).toEqual([]);
      expect(
        [...changed, ...unchanged].filter((id) => !topicIds(label).has(id)),
        `site/versions/${label}/changes.yml: docs ${label} does not have these documents. Rename or remove them`,
      ).toEqual([]);
      expect(
        shared.filter((id) => !changed.has(id) && !unchanged.includes(id)),
        `site/versions/${label}/changes.yml: "unchanged" or a change must list these documents`,
      ).toEqual([]);
    });
    it(`${label}: ids are unique, and breaking changes have an action`, () => {
      const file = `site/versions/${label}/changes.yml`;
      const lines = readText(file).split('\n');
      const {changes} = CHANGES[label]!;
      const problems = changes.map((change, index) => {
        const {id, kind, title, text, topics, ...rest} = change;
        const keys = kind === 'breaking' ? ['action'] : [];
        const is = {
          'its id twice': changes.findIndex((each) => each.id === id) < index,
          'an unknown kind': !['breaking', 'added', 'fixed'].includes(kind),
          'no title, text or topics': !title || !text || !topics,
          'no action, or other keys': Object.keys(rest).join() !== keys.join(),
        };
        const found = Object.entries(is).filter(([, isSo]) => isSo);
        const line = lines.findLastIndex((each) => each.endsWith(`id: ${id}`)) + 1;
        return found.map(([what]) => `${file}:${line}: The change "${id}" has ${what}.`);
      });
      expectNone(problems.flat());
    });
  }
  it('finds the changes of a document', () => {
    expect(changesOf('2.0.1', 'api/Pricing4Java/pricing-context').map(({id}) => id)).toEqual([
      'add-ons-count',
    ]);
    expect(changesOf('1.4.0', 'api/Pricing4Java/pricing-context')).toEqual([]);
    expect(changesInFrontMatter('blog/welcome.md')).toEqual({});
  });
});
