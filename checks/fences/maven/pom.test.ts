import {describe, expect, it} from 'vitest';
import {PomFragmentError, completePom, leaveOut, parentOf} from './pom';

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

describe('leaveOut', () => {
  const dependency = (version: string) =>
    `<dependency><groupId>g</groupId>\n<artifactId>a</artifactId><version>${version}</version></dependency>`;

  it('leaves out the listed release alone', () => {
    const pom = `<a>${dependency('1')}${dependency('2')}</a>`;
    expect(leaveOut(pom, ['g:a:1'])).toEqual({rest: `<a>${dependency('2')}</a>`, left: ['g:a:1']});
    expect(leaveOut(pom, ['g:b:1'])).toEqual({rest: pom, left: []});
  });
  it('reads versions that are properties of the same POM', () => {
    const properties = '<properties><a.version> 1 </a.version></properties>';
    expect(leaveOut(properties + dependency('${a.version}'), ['g:a:1'])).toEqual({
      rest: properties,
      left: ['g:a:1'],
    });
    expect(leaveOut(dependency('${a.version}'), ['g:a:1']).left).toEqual([]);
  });
  it('does not take an exclusion for the dependency', () => {
    const exclusions =
      '<dependency><exclusions><exclusion><groupId>g</groupId><artifactId>a</artifactId></exclusion>' +
      '</exclusions><groupId>h</groupId><artifactId>b</artifactId><version>1</version></dependency>';
    expect(leaveOut(exclusions, ['g:a:1']).left).toEqual([]);
    expect(leaveOut(exclusions, ['h:b:1']).left).toEqual(['h:b:1']);
  });
});

describe('parentOf', () => {
  it('finds the parent, if there is one', () => {
    expect(parentOf(`<project>${parent}</project>`)).toBe(parent);
    expect(parentOf('<project/>')).toBe('');
  });
});
