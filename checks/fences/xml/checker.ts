/** Every `xml` fence must be well-formed. With `java-build`, the build adds a tab for Gradle. */
import {SaxesParser} from 'saxes';
import {syntaxChecker, type CodeError, type FenceChecker} from '../checker';

const FIX = 'Close each element with its name, and put values between quotation marks.';

/** The first error in a document or in a list of elements. Empty if there is none. */
function xmlErrors(code: string): CodeError[] {
  const errors: CodeError[] = [];
  const parser = new SaxesParser({position: true});
  parser.on('error', ({message}) => {
    const text = message.replace(/^\d+:\d+: /, '');
    errors.push({line: parser.line, message: `not well-formed XML: ${text} ${FIX}`});
  });
  const isDocument = /^\s*<(?:\?xml|!DOCTYPE)/.test(code);
  parser.write(isDocument ? code.trimStart() : `<fence>${code}</fence>`).close();
  return errors.slice(0, 1);
}

export const xmlChecker: FenceChecker = {...syntaxChecker('xml', xmlErrors), words: ['java-build']};
