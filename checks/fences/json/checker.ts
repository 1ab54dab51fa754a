/** Every `json` fence must parse. */
import {syntaxChecker} from '../checker';

export const jsonChecker = syntaxChecker('json', (code) => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{line: 0, message: `not well-formed JSON: ${(error as Error).message}`}];
  }
});
