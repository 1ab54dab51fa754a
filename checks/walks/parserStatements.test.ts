/** Finds statements about Pricing4TS on their pages, and proves them with an edited pricing. */
import path from 'node:path';
import {retrievePricingFromYaml} from 'pricing4ts';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {readText} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';

const LESSON = 'features/learn';
const YAML = 'docs/api/Pricing4TS/read-and-write.md';
const VALIDATOR = 'docs/api/Pricing2Yaml/pricing2yaml-validator.mdx';
const OPEN_FEATURE = 'docs/api/Pricing4React/integration-with-open-feature.md';
const MAPPING = "provided through the 'value' field";

/** A replacement in NoteHarbor, and a pattern of the resulting pricing or message. */
const STATEMENTS = `
${LESSON}/2-a-feature.mdx | usually joined | pdfExport | a PDF | "name":"a PDF"
${LESSON}/2-a-feature.mdx | at least three characters | pdfExport | pe | must have at least 3 characters
${LESSON}/5-an-add-on.mdx | if omitted, all plans | availableFor | unknown | "availableFor":."STARTER","STUDIO","TEAM".
${YAML} | prices and variables stay as they are | price: 14.0 | price: 300000000 | "price":300000000
${YAML} | feature or usage limit above 100000000 | value: 20000 | value: 300000000 | "value":100000000
${VALIDATOR} | ignores overrides that lack \`value:\` in plans | {value: 300} | 300 | ^(?!.*"value":300)
${VALIDATOR} | and in an add-on's \`features\` | {value: true} | true | "features":{"aiSummaries":{"name":"aiSummaries"}}
${VALIDATOR} | rejects them in its \`usageLimits\` | {value: 100} | 100 | ${MAPPING}
${VALIDATOR} | and \`usageLimitsExtensions\` | {value: 500} | 500 | ${MAPPING}
${OPEN_FEATURE} | Files in syntax 1.0 to 2.0 | syntaxVersion: | unknown: | The syntaxVersion field
${OPEN_FEATURE} | A 3.0 file is accepted | syntaxVersion: "2.1" | syntaxVersion: "3.0" | "syntaxVersion":"3.0"
`;

// Overrides on one line, so that one replacement removes the mapping.
const VALID = readText('samples/pricing/noteharbor-2.1.yml').replaceAll(
  /:\n +(value: .*)/g,
  ': {$1}',
);

it.each(STATEMENTS.trim().split('\n'))('%s', (row) => {
  const [page = '', statement, from = '', to = '', expected = ''] = row.split(' | ');
  expect(readText(page).replaceAll(/\s+/g, ' ')).toContain(statement);
  expect(VALID).toContain(from);
  let result;
  try {
    result = JSON.stringify(retrievePricingFromYaml(VALID.replaceAll(from, to)));
  } catch (error) {
    result = String(error);
  }
  expect(result).toMatch(new RegExp(expected));
});

it('the upgrade from 1.0 names other versions if a part of the date is missing', () => {
  const text = readText('samples/pricing/noteharbor-1.0.yml').replace('month: 3\n', '');
  const folder = temporaryFolder({'old.yml': text}, onTestFinished);
  expect(readText('docs/commonErrors/error-messages.mdx')).toContain('`1.0 to 1.1` and `1.0`');
  const upgrade = () => retrievePricingFromPath(path.join(folder, 'old.yml'));
  expect(upgrade).toThrow(/from version 1.0 to 1.1. .* saved at version 1.0. /);
});
