import {describe, expect, it} from 'vitest';
import contract from './routes/routes.json';
import {CHANGES, changesInFrontMatter, changesOf} from './changes';
import {RENAMED_TOPICS, counterpart} from './topics';
import {LATEST_LABEL, VERSIONS} from './versions';

/** Ids of a version as the contract has them: documents, and generated category pages. */
function idsOf(label: string): ReadonlySet<string> {
  return new Set(
    contract.routes.flatMap((route) => {
      if (!('version' in route) || route.version !== label) {
        return [];
      }
      if (route.kind === 'category') {
        return [route.path.slice(`/docs/${label}`.length)];
      }
      return 'id' in route ? [route.id!] : [];
    }),
  );
}

const labels = VERSIONS.map(({label}) => label);

describe('RENAMED_TOPICS', () => {
  it('names only versions and documents that exist, each document once', () => {
    for (const label of labels) {
      const named = RENAMED_TOPICS.flatMap((topic) => topic[label] ?? []);
      expect(new Set(named).size).toBe(named.length);
      for (const id of named) {
        expect(
          idsOf(label).has(id),
          `site/topics.ts: docs ${label} has no ${id}. Correct it in RENAMED_TOPICS.`,
        ).toBe(true);
      }
    }
    for (const topic of RENAMED_TOPICS) {
      expect(Object.keys(topic).every((label) => labels.includes(label))).toBe(true);
    }
  });
});

describe('counterpart', () => {
  it('answers for every document in every other version, and leads back', () => {
    let found = 0;
    for (const from of labels) {
      for (const to of labels.filter((label) => label !== from)) {
        for (const id of idsOf(from)) {
          const other = counterpart(id, from, to, idsOf);
          if (other === undefined) {
            // Without a counterpart, nothing of that name may exist there either.
            expect(idsOf(to).has(id), `${id} exists in ${to} but is not its counterpart`).toBe(
              false,
            );
          } else {
            found += 1;
            expect(counterpart(other, to, from, idsOf)).toBe(id);
          }
        }
      }
    }
    expect(found).toBeGreaterThan(120);
  });
  it.each([
    ['api/architecture', '2.0.0', '2.0.1', 'api/understanding/architecture'],
    [
      'api/Yaml4SaaS/the-yaml4saas-syntax',
      '1.4.0',
      '2.0.1',
      'api/Pricing2Yaml/the-pricing2yaml-syntax',
    ],
    [
      'api/Pricing4React/API/feature-component',
      '2.0.1',
      '1.4.0',
      'api/Pricing4React/main-toggling-class',
    ],
    ['/category/pricing2yaml', '2.0.1', '2.0.0', '/category/yaml4saas'],
    ['api/migrating-30', '2.0.1', '2.0.0', undefined],
    ['api/Pricing4React/useGenericFeature', '2.0.0', '1.4.0', undefined],
    ['contrib/introduction', '2.0.1', '1.4.0', undefined],
  ])('%s of %s is in %s %s', (id, from, to, expected) => {
    expect(counterpart(id, from, to, idsOf)).toBe(expected);
  });
});

describe('CHANGES', () => {
  for (const [index, label] of labels.slice(0, -1).entries()) {
    const previous = labels[index + 1]!;
    it(`accounts for every topic that ${label} shares with ${previous}, once`, () => {
      const {changes, unchanged} = CHANGES[label]!;
      const shared = [...idsOf(label)].filter(
        (id) => !id.startsWith('/') && counterpart(id, label, previous, idsOf) !== undefined,
      );
      const changed = new Set(changes.flatMap(({topics}) => topics));
      expect(
        [...changed].filter((id) => unchanged.includes(id)),
        'site/changes.ts: a change names these documents. Take them out of "unchanged"',
      ).toEqual([]);
      expect(
        [...changed, ...unchanged].filter((id) => !idsOf(label).has(id)),
        `site/changes.ts: docs ${label} does not have these documents. Rename or remove them`,
      ).toEqual([]);
      expect(
        shared.filter((id) => !changed.has(id) && !unchanged.includes(id)),
        `site/changes.ts: "unchanged" or a change of ${label} must name these documents`,
      ).toEqual([]);
    });
    it(`${label}: ids are unique, breaking changes say what to do`, () => {
      const {changes} = CHANGES[label]!;
      expect(new Set(changes.map(({id}) => id)).size).toBe(changes.length);
      for (const {kind, action, title} of changes) {
        expect(action !== undefined, title).toBe(kind === 'breaking');
      }
    });
  }
  it('finds the changes of a document', () => {
    expect(changesOf('2.0.1', 'api/Pricing4Java/pricing-context').map(({id}) => id)).toEqual([
      'add-ons-count',
    ]);
    const named = (label: string, id: string) =>
      changesOf(label, id).map((change) => ({id: change.id, title: change.title}));
    const context = 'api/Pricing4Java/pricing-context';
    // The latest version has no changes right after a cut.
    expect(changesInFrontMatter(`docs/${context}.md`).changes ?? []).toEqual(
      named(LATEST_LABEL, context),
    );
    const filter = 'api/Pricing4Java/renew-token-filter';
    expect(named('2.0.0', filter)).not.toEqual([]);
    expect(changesInFrontMatter(`versioned_docs/version-2.0.0/${filter}.mdx`).changes).toEqual(
      named('2.0.0', filter),
    );
    expect(changesInFrontMatter('blog/welcome.md')).toEqual({});
    expect(changesOf('1.4.0', 'api/Pricing4Java/pricing-context')).toEqual([]);
  });
});
