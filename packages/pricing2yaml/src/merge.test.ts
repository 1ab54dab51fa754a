import {YamlTextError, mergeFragment} from './merge';

const host = `version: "2.1"\nplans:\n  A:\n    price: 0.0\n    features: null\n  B:\n    price: 2\n`;

describe('mergeFragment', () => {
  it('merges mappings and replaces scalars', () => {
    expect(mergeFragment(host, 'plans:\n  A:\n    price: 5.0', '')).toBe(
      host.replace('price: 0.0', 'price: 5.0'),
    );
  });
  it('keeps quotes of host and fragment', () => {
    const merged = mergeFragment(host, 'createdAt: "2025-01-01"', '');
    expect(merged).toContain('version: "2.1"');
    expect(merged).toContain('createdAt: "2025-01-01"');
  });
  it('mounts a fragment at a place, creating it if needed', () => {
    expect(mergeFragment(host, 'pdf:\n  value: true', 'plans.A.features')).toContain(
      'features:\n      pdf:\n        value: true',
    );
  });
  it('rejects a fragment that is not a mapping', () => {
    expect(() => mergeFragment(host, '- a', '')).toThrow(YamlTextError);
  });
  it('rejects repeated keys', () => {
    expect(() => mergeFragment(host, 'a: 1\na: 2', '')).toThrow('Map keys must be unique');
  });
});
