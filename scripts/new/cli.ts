/**
 * Makes a page of the latest docs version, or a post, with its front matter, its place in the
 * sidebar and its entry in the contract. What is not given as a flag is asked for.
 *
 * Usage: npm run new:page [-- --id api/Pricing4Java/caching --title ... --description ... --intro ...]
 *        npm run new:post [-- --slug ... --title ... --description ... --tags ... --intro ... --text ...]
 * Exit codes: 1 an answer is refused, and nothing is written.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {format, getFileInfo, resolveConfig} from 'prettier';
import {REDIRECTS} from '../../site/redirects.js';
import {readRepository} from '../version-cut/repository.js';
import {complete, type Answers, type Field} from './field.js';
import {pageFields, planPage} from './page.js';
import {planPost, postFields} from './post.js';

const root = path.resolve(import.meta.dirname, '../..');

/** Flags as `--name value` or `--name=value`. @throws Error at anything else */
function readFlags(args: readonly string[]): Answers {
  const flags: Record<string, string> = {};
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name, value = rest.shift()] = /^--([a-z]+)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    if (name === undefined || value === undefined) {
      throw new Error(`"${arg}" is no flag with a value. Write --title "My title".`);
    }
    flags[name] = value;
  }
  return flags;
}

/** Asks for what is missing or refused, until it is right. */
async function ask(fields: readonly Field[], given: Answers): Promise<Answers> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answers: Record<string, string> = {};
  try {
    for (const {name, question, fallback, problem} of fields) {
      const suggestion = fallback?.(answers);
      const suffix = suggestion ? ` [${suggestion}]` : '';
      for (let value = given[name]; ; value = undefined) {
        value ??= (await terminal.question(`${question}${suffix}\n> `)).trim() || suggestion || '';
        const found = problem(value, answers);
        if (found === undefined) {
          answers[name] = value;
          break;
        }
        console.error(`  ${found}`);
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  const {ignored} = await getFileInfo(target, {ignorePath: path.join(root, '.prettierignore')});
  const options = {...(await resolveConfig(target)), filepath: target};
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, ignored ? text : await format(text, options));
}

const [kind, ...args] = process.argv.slice(2);
try {
  const repository = readRepository(root);
  const isPost = kind === 'post';
  const fields = isPost
    ? postFields(repository, new Date().toISOString().slice(0, 10))
    : pageFields(repository, REDIRECTS);
  let given = readFlags(args);
  const isComplete = fields.every(({name, fallback}) => name in given || fallback);
  if (!isComplete && process.stdin.isTTY) {
    given = await ask(fields, given);
  }
  const {answers, problems} = complete(fields, given);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const {file, address, writes, remarks} = isPost
    ? planPost(repository, answers)
    : planPage(repository, answers);
  for (const [target, text] of writes) {
    await write(target, text);
  }
  console.log(`${file} is there; its address is ${address}.`);
  remarks.forEach((remark) => console.log(remark));
  console.log('Go on writing with "npm start". When you are done, run "npm run check".');
} catch (error) {
  console.error(`new:${kind}: ${(error as Error).message}\nNothing was written.`);
  process.exitCode = 1;
}
