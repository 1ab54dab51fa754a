/**
 * Parses the expressions and price formulas of pricing files: the part of JavaScript that reads and
 * compares. There are no calls, assignments or functions, so that evaluation always ends.
 */
import {BINARY_OPERATORS, type Expression, type Operator} from './syntaxTree';

/** Longest expression, in UTF-16 code units. */
export const MAX_LENGTH = 2000;

/** Deepest nesting of parentheses, keys, `?:` and unary operators. */
export const MAX_DEPTH = 60;

/** An expression that is not valid, or that uses more of JavaScript than is supported. */
export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly at: number,
    /** Whether JavaScript may accept the expression. */
    readonly mayBeJavaScript = true,
  ) {
    super(message);
  }
}

const TOKEN = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<name>[\p{ID_Start}_$][\p{ID_Continue}$]*)`,
    String.raw`(?<number>(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?![\w$.])`,
    String.raw`(?<text>'(?:[^'\\\r\n]|\\.)*'|"(?:[^"\\\r\n]|\\.)*")`,
    // The first ones are never valid, but must not be taken for two operators.
    String.raw`(?<sign>\+\+|--|\*\*|\/\/|\/\*|=>|[=!]==?|[<>]=|&&|\|\||\?\?|[-+*/%<>!()[\].?:;=,])`,
  ].join('|'),
  'iuy',
);

const CONSTANTS = new Map<string, Expression>([
  ['true', {value: true}],
  ['false', {value: false}],
  ['null', {value: null}],
  ['undefined', {}],
  ['NaN', {value: NaN}],
  ['Infinity', {value: Infinity}],
]);

const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends ' +
    'finally for function if implements import in instanceof interface let new package private ' +
    'protected public return static super switch this throw try typeof var void while with yield'
  ).split(' '),
);

const GLOBALS =
  /^(?:Array|BigInt|Boolean|Date|JSON|Math|Number|Object|RegExp|String|is(?:Finite|NaN)|parse(?:Float|Int)|require)$/;

/** Where other signs are unexpected, JavaScript does not accept them either. */
const JAVASCRIPT_SIGNS = /^(?:[([?;=.,]|\*\*|=>|\+\+|--|\/\/?|\/\*)$/;

const HINTS: Readonly<Record<string, string>> = {
  '=': ' Compare with "==" or "===".',
  '(': ' Function calls are not supported.',
  '?': ' "?." is not supported.',
  '#': ' The variable is not declared, or used twice: pricing4ts replaces only the first.',
};

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < source.length; from = TOKEN.lastIndex) {
    TOKEN.lastIndex = from;
    const match = TOKEN.exec(source);
    if (!match) {
      const hint = HINTS[source[from]!] ?? '';
      const found = source.slice(from, from + 20);
      // Hexadecimal and other numbers are JavaScript, names that begin with a digit are not.
      const isInvalid = /^(?:#|(?!0[xob\d]|[\d_]+n?(?!\w))\d)/i.test(found);
      throw new ExpressionError(`Cannot read "${found}".${hint}`, from, !isInvalid);
    }
    const [kind, text] = Object.entries(match.groups!).find(([, found]) => found !== undefined)!;
    if (kind !== 'space')
      tokens.push({kind: kind as Token['kind'], text, from, to: TOKEN.lastIndex});
  }
  // As in a script, semicolons may follow.
  while (tokens.at(-1)?.text === ';') tokens.pop();
  return [...tokens, {kind: 'end', text: 'end', from: source.length, to: source.length}];
}

const unquote = ({text, from}: Token): string =>
  text
    .slice(1, -1)
    .replace(
      /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(.))/gu,
      (escape: string, unicode?: string, hex?: string, character = '') => {
        const code = unicode ?? hex;
        if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
        if (!/[\dux\u2028\u2029]/.test(character)) return ESCAPES[character] ?? character;
        throw new ExpressionError(`Unknown escape "${escape}".`, from);
      },
    );

/** Whether JavaScript may not evaluate what follows an operator. */
const skips = ({text}: Token): boolean => /^(?:\?\??|&&|\|\|)$/.test(text);

class Parser {
  private readonly tokens: Token[];
  private index = 0;
  private depth = 0;
  /** Operations in parentheses. */
  private readonly grouped = new Set<Expression>();

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  private get next(): Token {
    return this.tokens[this.index]!;
  }

  private isSign(text: string): boolean {
    return this.next.kind === 'sign' && this.next.text === text;
  }

  private take(): Token {
    return this.tokens[this.index++]!;
  }

  private takeSign(text: string): boolean {
    const isNext = this.isSign(text);
    if (isNext) this.index++;
    return isNext;
  }

  private fail({kind, text, from}: Token, expected = ''): never {
    const found = kind === 'end' ? 'The expression ends too early.' : `Unexpected "${text}".`;
    const hint = kind === 'sign' ? (HINTS[text] ?? '') : '';
    const isJavaScript = kind === 'name' ? RESERVED.has(text) : JAVASCRIPT_SIGNS.test(text);
    throw new ExpressionError(
      found + (expected && ` Expected "${expected}".`) + hint,
      from,
      isJavaScript,
    );
  }

  private expectSign(text: string): void {
    if (!this.takeSign(text)) this.fail(this.next, text);
  }

  private nested<T>(parse: () => T): T {
    if (++this.depth > MAX_DEPTH) {
      throw new ExpressionError(
        `The expression is nested more than ${MAX_DEPTH} levels deep.`,
        this.next.from,
      );
    }
    const result = parse();
    this.depth--;
    return result;
  }

  parse(): Expression {
    const expression = this.choice();
    if (this.next.kind !== 'end') this.fail(this.next);
    return expression;
  }

  private choice(): Expression {
    return this.nested(() => {
      const condition = this.binary(0);
      if (!this.takeSign('?')) return condition;
      // "?." and "?" differ only in what follows.
      if (this.isSign('.')) this.fail(this.tokens[this.index - 1]!);
      const then = this.choice();
      this.expectSign(':');
      return {operator: '?:', operands: [condition, then, this.choice()]};
    });
  }

  private binary(level: number): Expression {
    const operators: readonly string[] | undefined = BINARY_OPERATORS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    while (this.next.kind === 'sign' && operators.includes(this.next.text)) {
      const token = this.take();
      const right = this.binary(level + 1);
      if (token.text === '??' && [left, right].some((side) => this.isBareLogic(side)))
        throw new ExpressionError('"??" beside "&&" or "||" needs parentheses.', token.from, false);

      left = {operator: token.text as Operator, operands: [left, right]};
    }
    return left;
  }

  private isBareLogic(side: Expression): boolean {
    return 'operator' in side && /&&|\|\|/.test(side.operator) && !this.grouped.has(side);
  }

  private unary(): Expression {
    if (this.next.kind === 'sign' && /^[-+!]$/.test(this.next.text)) {
      const operator = this.take().text as Operator;
      return {operator, operands: [this.nested(() => this.unary())]};
    }
    return this.read();
  }

  private read(): Expression {
    const {from} = this.next;
    let object = this.primary();
    for (;;) {
      let key: Expression;
      if (this.takeSign('.')) {
        const token = this.take();
        if (token.kind !== 'name') this.fail(token);
        key = {value: token.text};
      } else if (this.takeSign('[')) {
        key = this.choice();
        this.expectSign(']');
      } else {
        return object;
      }
      const {to} = this.tokens[this.index - 1]!;
      object =
        'path' in object && !('path' in key || 'operator' in key)
          ? {path: [...object.path, String(key.value)], from, to}
          : {operator: '[]', operands: [object, key]};
    }
  }

  private primary(): Expression {
    const token = this.take();
    const {kind, text, from, to} = token;
    switch (kind) {
      case 'number':
        return {value: Number(text)};
      case 'text':
        return {value: unquote(token)};
      case 'name':
        if (RESERVED.has(text)) this.fail(token);
        // A type of Spring, which JavaScript looks for unless it skips this part.
        if (text === 'T' && this.isSign('(') && !this.tokens.some(skips))
          throw new ExpressionError('T is not defined', from, false);

        if (GLOBALS.test(text)) throw new ExpressionError(`"${text}" is not supported.`, from);
        return CONSTANTS.get(text) ?? {path: [text], from, to};
    }
    if (kind === 'end' || text !== '(') this.fail(token);
    const inner = this.choice();
    this.expectSign(')');
    this.grouped.add(inner);
    return inner;
  }
}

/**
 * Parses an expression or a price formula.
 *
 * @throws ExpressionError if the expression is not valid, too long or nested too deep
 */
export function parseExpression(source: string): Expression {
  if (source.length > MAX_LENGTH) {
    throw new ExpressionError(
      `The expression has more than ${MAX_LENGTH.toLocaleString('en')} characters.`,
      MAX_LENGTH,
    );
  }
  return new Parser(source).parse();
}
