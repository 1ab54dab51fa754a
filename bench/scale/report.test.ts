import {describe, expect, it} from 'vitest';
import {formatTable, type Figures} from './report';

const measured: Figures = {
  pages: 1510,
  versions: 30,
  buildSeconds: 61.4,
  cpuSeconds: 99.6,
  peakMemory: 3 * 1024 ** 2,
  sizes: {
    firstLoad: 204_800,
    mainScript: 1_048_576,
    mainScriptGzip: 102_400,
    html: 10_240,
    sitemap: 5120,
    indexOfVersion: 81_920,
    indexOfAll: 2_048_000,
    build: 15_728_640,
  },
};

describe('formatTable', () => {
  it('has a column per build, with units', () => {
    const table = formatTable([measured, {...measured, pages: 20}]);
    expect(table).toContain('| Pages | 1,510 | 20 |\n| --- | --: | --: |\n');
    expect(table).toContain('| Cold build | 61 s | 61 s |');
    expect(table).toContain('| Peak memory of the build | 3.00 GiB |');
    expect(table).toContain('| `main.js`, gzip | 100 KiB |');
    expect(table).toContain('| Search index of all versions, gzip | 2,000 KiB |');
    expect(table).toContain('| Build folder | 15.0 MiB |');
  });
  it('says that a build failed, and why', () => {
    const table = formatTable([{...measured, failure: 'out of memory', sizes: undefined}]);
    expect(table).toContain('| Cold build | failed: out of memory |');
    expect(table).toContain('| `sitemap.xml` | – |');
  });
});
