/** Checks that the specification pages in docs/api/Pricing2Yaml describe the fields of their version. */
import {fieldsOf} from '@pricing4saas/pricing2yaml/fields/fields';
import {fieldHeadingId} from '@pricing4saas/pricing2yaml/schema/address';
import {SYNTAX_VERSIONS} from '@pricing4saas/pricing2yaml/schema/model';
import {readText} from '../../lib/root';
import {specificationId} from '../../site/pages';

it.each(SYNTAX_VERSIONS)('the specification of %s describes exactly its fields', (version) => {
  const file = `docs/${specificationId(version)}.mdx`;
  const text = readText(file);
  const idsIn = (fields: ReturnType<typeof fieldsOf>) =>
    fields.map((field) => fieldHeadingId(field.path)).sort();
  const ofAllVersions = new Set(idsIn(SYNTAX_VERSIONS.flatMap(fieldsOf)));
  // `{#id}` or `{/* #id */}`
  const headings = text.matchAll(/^#{2,6} .*\{(?:\/\*)?\s*#([^\s}]+?)\s*(?:\*\/)?\}\s*$/gm);
  const described = [...headings].map(([, id]) => id!).filter((id) => ofAllVersions.has(id));
  const fix = `${file}: add a heading that ends with {#id} for each field, and remove others`;
  expect(described.sort(), fix).toEqual(idsIn(fieldsOf(version)));
  const facts = [...text.matchAll(/<FieldFacts\b[^>]*\bversion="([^"]*)"/g)];
  expect(facts).not.toEqual([]);
  expect(
    facts.filter(([, shown]) => shown !== version).map(([tag]) => tag),
    `${file}: write the version of the page, ${version}`,
  ).toEqual([]);
});
