import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {converter} from './testing';

describe.each(['stripe.mjs', 'flags.mjs', 'plan-table.mjs'])('%s', (script) => {
  const {folder, run} = converter(script, true);

  it.each(['', '<html>\r\n</html>\r\n', '[]', 'null', '{"entries": [1]}'])('rejects a file with %j', (content) => {
    writeFileSync(path.join(folder(), 'input'), content);
    expect(run('input', 'input', 'new.yml').report).toMatch(/^Error: input/);
  });

  it('rejects missing arguments and files', () => {
    expect(run('input').report).toContain(`Error: usage: node ${script} `);
    expect(run('input', 'input', 'new.yml').report).toMatch(/^Error: ENOENT: .*'input'\.$/m);
  });
});

describe('readJson', () => {
  const {folder, run} = converter('flags.mjs', true);

  it('reads UTF-16 with Windows line endings, and rejects a plan that occurs twice', () => {
    const text = '\uFEFF{\r\n\t"plans": {\r\n\t\t"PRO": 8,\r\n\t\t"PRO": 9\r\n\t}\r\n}\r\n';
    writeFileSync(path.join(folder(), 'plans.json'), text, 'utf16le');
    expect(run('export.json', 'plans.json', 'new.yml').report).toBe(
      'Error: plans.json is not valid JSON: Map keys must be unique at line 4, column 3.\n',
    );
  });
});
