/** Every `json` fence must parse, with each key once. */
import {jsonProblem} from '../../../lib/json';
import {syntaxChecker} from '../checker';

export const jsonChecker = syntaxChecker('json', (code) => [jsonProblem(code) ?? []].flat());
