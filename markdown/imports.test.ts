import {temporaryFolder} from '../lib/testing';
import {missingImports, remarkImports} from './imports';

const PAGE = `---
title: A
---

import Tabs from '@theme/Tabs';
import One, {
  Two,
} from './part';
import Three from "@site/docs/three";
import './four.css';
import "./it's.mdx";
export {five} from '../docs/a.mdx';
import text from '!!raw-loader!./six.txt?raw';

\`\`\`ts
import seven from './seven';
\`\`\`
`;
const root = temporaryFolder({
  'docs/a.mdx': PAGE,
  'docs/three/index.tsx': '',
  'docs/parts/x': '',
  "docs/it's.mdx": '',
});

it('missingImports finds imports of files that do not exist, with their lines', () => {
  expect(missingImports(root, 'docs/a.mdx', PAGE)).toEqual([
    {file: 'docs/a.mdx', line: 8, message: expect.stringContaining('part. Did you mean "parts"?')},
    {file: 'docs/a.mdx', line: 10, message: expect.stringContaining('./four.css. Correct')},
  ]);
  expect(missingImports(root, 'docs/a.md', PAGE)).toEqual([]);
  expect(missingImports(root, 'docs/a.mdx', `${PAGE}<5`)).toEqual([]);
});

it('a build fails with the place of the import', () => {
  const transform = remarkImports(root);
  expect(() => transform({type: 'root', children: []}, {path: `${root}/docs/a.mdx`})).toThrow(
    /^docs\/a\.mdx:8: .*\.\/part\./,
  );
});
