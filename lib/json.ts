import {transformSync, type TransformFailure} from 'esbuild';

/** The first syntax error, or else the first repeated key, of a JSON text. */
export function jsonProblem(text: string): {line: number; message: string} | undefined {
  try {
    const [warning] = transformSync(text, {loader: 'json'}).warnings;
    const message = `${warning?.text}. Remove one of the two lines.`;
    return warning && {line: warning.location!.line, message};
  } catch (error) {
    const {text: cause, location} = (error as TransformFailure).errors[0]!;
    return {line: location!.line, message: `This is not JSON: ${cause}.`};
  }
}
