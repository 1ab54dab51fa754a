/** Files with mappings and lists in the place of texts and numbers. */
import {dump, load} from 'js-yaml';
import {readSample} from '@pricing4saas/pricing2yaml/testing';
import {analyzeText} from './analyzeText';

type Mapping = Record<string, unknown>;

/** Every place of a value, as its parent and key. */
const placesOf = (node: unknown): readonly (readonly [Mapping, string])[] =>
  node !== null && typeof node === 'object'
    ? Object.keys(node).flatMap((key) => [
        [node as Mapping, key] as const,
        ...placesOf((node as Mapping)[key]),
      ])
    : [];

it('an object without a form as text never stops the analysis, and the page shows none', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const data = load(readSample('2.1'));
  const failures = new Set<string>();
  for (const [node, key] of placesOf(data)) {
    const original = node[key];
    for (const hostile of [{toString: 1}, [{toString: 1}]]) {
      node[key] = hostile;
      const place = `${key}: ${JSON.stringify(hostile)}`;
      try {
        const {problems, pricing} = await analyzeText(dump(data));
        // Claims are shown as JSON.
        const shown = pricing && {...pricing, evaluation: {...pricing.evaluation, token: {}}};
        if (JSON.stringify(shown)?.includes('"toString"')) failures.add(`${place} is shown`);
        if (!pricing && problems.length === 0) failures.add(`${place} has no problem`);
      } catch (error) {
        failures.add(`${place}: ${String(error)}`);
      }
    }
    node[key] = original;
  }
  expect([...failures]).toEqual([]);
});
