/**
 * Which page of one docs version treats the same topic as a page of another. Most topics keep their
 * document id; those that moved or were renamed are listed here, and nowhere else.
 */

/** Document id of a topic by version label. Ids of generated category pages start with a slash. */
export type TopicIds = Readonly<Record<string, string>>;

/** Topics whose id is not the same in all versions. A version without the topic has no entry. */
export const RENAMED_TOPICS: readonly TopicIds[] = [
  ...['architecture', 'communication'].map((name) => ({
    '2.0.1': `api/understanding/${name}`,
    '2.0.0': `api/${name}`,
    '1.4.0': `api/${name}`,
  })),
  ...[
    ['the-pricing2yaml-syntax', 'the-yaml4saas-syntax'],
    ['feature-evaluation', 'feature-evaluation'],
    ['pricing2yaml-validator', 'yaml4saas-validator'],
  ].map(([newName, oldName]) => ({
    '2.0.1': `api/Pricing2Yaml/${newName}`,
    '2.0.0': `api/Yaml4SaaS/${oldName}`,
    '1.4.0': `api/Yaml4SaaS/${oldName}`,
  })),
  {
    '2.0.1': 'api/Pricing4React/API/feature-component',
    '2.0.0': 'api/Pricing4React/main-toggling-class',
    '1.4.0': 'api/Pricing4React/main-toggling-class',
  },
  ...['binary-operators', 'search-and-update-interceptor'].map((name) => ({
    '2.0.1': `api/Pricing4React/API/${name}`,
    '2.0.0': `api/Pricing4React/${name}`,
    '1.4.0': `api/Pricing4React/${name}`,
  })),
  {
    '2.0.1': 'api/Pricing4React/API/useGenericFeature',
    '2.0.0': 'api/Pricing4React/useGenericFeature',
  },
  {
    '2.0.1': '/category/pricing2yaml',
    '2.0.0': '/category/yaml4saas',
    '1.4.0': '/category/yaml4saas',
  },
];

/**
 * Id under which another docs version treats the topic of a page, if it does.
 *
 * @param id document id, or `/category/{slug}`
 * @param from label of the version the id belongs to
 * @param to label of the other version
 * @param idsOf ids that exist in a version
 * @returns the id in the other version, or `undefined` when the topic does not exist there
 */
export function counterpart(
  id: string,
  from: string,
  to: string,
  idsOf: (label: string) => ReadonlySet<string>,
): string | undefined {
  const renamed = RENAMED_TOPICS.find((topic) => topic[from] === id);
  const target = renamed ? renamed[to] : id;
  return target !== undefined && idsOf(to).has(target) ? target : undefined;
}
