import {temporaryFolder} from '../../../lib/testing';
import {publishedText, readDataSet} from './readDataSet';

const pricing = (name: string, defaultValue = '1') => `# comment
syntaxVersion: '2.1'
saasName: ${name}
createdAt: '2025-01-01'
url: https://example.com
currency: USD
features:
  description: {description: text, valueType: BOOLEAN, defaultValue: true, type: DOMAIN}
usageLimits:
  url: {valueType: NUMERIC, defaultValue: ${defaultValue}, unit: link, type: NON_RENEWABLE}
plans:
  url: {description: text, price: 1, unit: month, features: {description: {value: false}}}
`;

it('publishedText keeps names and values, and removes comments, descriptions and URLs', () => {
  const text = publishedText(pricing('Tideway'), 'Tideway, 2025');
  expect(text).toMatch(/^# Tideway, 2025: modeled by researchers/);
  expect(text).toContain('\n  description:\n    valueType: BOOLEAN\n');
  expect(text).toContain('\n      description:\n        value: false\n');
  expect(text).toContain('\nusageLimits:\n  url:\n');
  expect(text).not.toMatch(/# comment|text|example\.com/);
});

it('readDataSet returns the newest file of each product that pricing4ts accepts', () => {
  const folder = temporaryFolder(
    {
      'README.md': '| Tide Way | ✅  |  ✖️   |\n| Zoom      |  ❌  |  ✅  |\n',
      "data/pricings/yaml/ICSOC'24/zoom/2024.yml": pricing('Older'),
      "data/pricings/yaml/TSC'25/tideway/2023.yml": pricing('First'),
      "data/pricings/yaml/TSC'25/tideway/2024.yml": pricing('Second'),
      "data/pricings/yaml/TSC'25/tideway/2025.yml": pricing('Third', '"many"'),
      "data/pricings/yaml/TSC'25/zoom/2025.yml": pricing('Zoom'),
    },
    onTestFinished,
  );
  const [summary, ...texts] = readDataSet(folder);
  expect(texts.map((text) => /saasName: (.*)/.exec(text)?.[1])).toEqual(['Second', 'Zoom']);
  expect(texts[0]).toContain('# Tide Way, 2024:');
  expect(summary).toMatch(/files: 5\nrefused:\n {2}- file: TSC'25\/tideway\/2025.yml\n.*many/);
});
