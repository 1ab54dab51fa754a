import {createRequire} from 'node:module';
import shim from './semverShim';

it('parses and compares as semver does', () => {
  const real = createRequire(import.meta.url)('semver') as typeof shim;
  const texts = [
    '0.0.0',
    '1.0.0',
    '1.1.0',
    '2.0.0',
    '2.1.0',
    '2.10.0',
    '3.0.0',
    '02.1.0',
    '2.1',
    'x',
  ];
  const parts = (version: ReturnType<typeof shim.parse>) =>
    version && [version.major, version.minor, version.patch];
  for (const text of texts) {
    expect(parts(shim.parse(text)), text).toEqual(parts(real.parse(text)));
    for (const other of texts.slice(0, 7)) {
      const one = shim.parse(text);
      if (!one) continue;
      const [a, b] = [real.parse(text)!, real.parse(other)!];
      expect([shim.eq(one, shim.parse(other)!), shim.gt(one, shim.parse(other)!)]).toEqual([
        real.eq(a, b),
        real.gt(a, b),
      ]);
    }
  }
});
