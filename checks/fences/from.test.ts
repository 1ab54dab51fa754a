import {temporaryFolder} from '../../lib/testing';
import {parseFences} from '../../markdown/fences';
import {checkFrom, containsLines, regionOf} from './from';

describe('quotes', () => {
  const file = [
    'class A {',
    '    // region: inner',
    '    int a;',
    '    // region: deep',
    '    int b;',
    '    // endregion: deep',
    '    // endregion: inner',
    '}',
  ].join('\n');
  it('read named regions without the marks of nested regions', () => {
    expect(regionOf(file, 'inner')).toBe('int a;\nint b;');
    expect(regionOf(file, 'deep')).toBe('int b;');
    expect(regionOf(file, 'dee')).toBeUndefined();
  });
  it('find lines without gaps and ignore marks', () => {
    expect(containsLines(file, 'int a;\nint b;')).toBe(true);
    expect(containsLines(file, 'class A {\nint b;')).toBe(false);
  });
  it('report a missing file, a missing region, an empty block and a different text', () => {
    const folder = temporaryFolder({'A.java': file}, onTestFinished);
    const problem = (from: string, code = 'x') => {
      const [fence] = parseFences('a.md', `\`\`\`java from=${from}\n${code}\n\`\`\``, 'x');
      return checkFrom(fence!, folder)[0]?.message;
    };
    expect(problem('nowhere.java')).toContain('no such file');
    expect(problem('A.java#none')).toContain('has no region "none"');
    expect(problem('A.java#iner')).toContain('Did you mean "inner"?');
    expect(problem('A.java#inner')).toContain('differs from region');
    expect(problem('A.java', '')).toContain('is empty');
    expect(problem('A.java', 'int c;')).toContain('does not contain these lines');
    expect(problem('A.java', 'class A {')).toBeUndefined();
  });
});
