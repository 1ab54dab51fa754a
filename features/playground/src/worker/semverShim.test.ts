import {createRequire} from 'node:module';
import shim, {type Version} from './semverShim';

const real = createRequire(import.meta.url)('semver') as typeof shim;

it.each(['0.0.0', '1.1.0', '2.1.0', '2.10.0', '3.0.0', '02.1.0', '2.1', 'x'])(
  'parses and compares %s as semver does',
  (text) => {
    const [ours, theirs] = [shim.parse(text), real.parse(text)];
    const parts = (version: Version | null) =>
      version && [version.major, version.minor, version.patch];
    expect(parts(ours)).toEqual(parts(theirs));
    for (const other of ours ? ['2.1.0', '2.1.1', '3.0.0'] : []) {
      const compare = ({eq, gt, parse}: typeof shim, version: Version | null) =>
        [eq, gt].map((isSo) => isSo(version!, parse(other)!));
      expect(compare(shim, ours)).toEqual(compare(real, theirs));
    }
  },
);
