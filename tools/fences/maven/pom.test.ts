import {describe, expect, it} from 'vitest';
import {PomFragmentError, completePom, parentOf} from './pom.js';

const parent = '<parent>\n<artifactId>boot</artifactId>\n</parent>';

describe('completePom', () => {
  it('leaves a whole POM alone', () => {
    expect(completePom('<project/>', ['project'], parent, 'x')).toBe('<project/>');
  });
  it('puts dependencies into a project with the parent', () => {
    const pom = completePom(
      '<dependency/>\n<dependency/>',
      ['dependency', 'dependency'],
      parent,
      'x',
    );
    expect(pom).toContain('<dependencies>\n<dependency/>\n<dependency/>\n</dependencies>');
    expect(pom).toContain(parent);
    expect(pom).toContain('<artifactId>x</artifactId>');
  });
  it('puts plugins below build', () => {
    expect(completePom('<plugin/>', ['plugin'], '', 'x')).toContain(
      '<build>\n<plugins>\n<plugin/>\n</plugins>\n</build>',
    );
  });
  it('puts children of project side by side, with their own parent', () => {
    const pom = completePom('<parent/><properties/>', ['parent', 'properties'], parent, 'x');
    expect(pom).toContain('<parent/><properties/>');
    expect(pom).not.toContain(parent);
  });
  it.each([[['exclusion']], [['dependency', 'plugin']], [['project', 'project']], [[]]])(
    'refuses %j',
    (elements) => {
      expect(() => completePom('', elements, parent, 'x')).toThrow(PomFragmentError);
    },
  );
});

describe('parentOf', () => {
  it('finds the parent, if there is one', () => {
    expect(parentOf(`<project>${parent}</project>`)).toBe(parent);
    expect(parentOf('<project/>')).toBe('');
  });
});
