import {jdkMajor} from './java';

it.each([
  ['javac 17.0.15\n', 17],
  ['javac 21-ea', 21],
  ['command not found', 0],
])('jdkMajor of %j is %i', (output, major) => expect(jdkMajor(output)).toBe(major));
