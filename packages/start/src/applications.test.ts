/** Unpacks archives for several pricings, and runs the test command that their READMEs name. */
import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeAll, describe, it} from 'vitest';
import {generate, type Sample} from './generate';
import {CHOICES, DEFAULT_CHOICES, type Choices} from './model';
import {readModel, readSample} from './sample';
import {SAMPLES, STANDIN, fixture} from './testing';
import {zip} from './zip';

const ROOT = path.join(SAMPLES, '..');
const isWeekly = process.env.E2E_WEEKLY !== undefined;

const read = (file: string) => readFileSync(path.join(SAMPLES, file), 'utf8');
const PRICINGS: Readonly<Record<string, string>> = {
  'odd names': fixture('odd-names.yml'),
  'twelve keys': fixture('twelve-keys.yml'),
  NoteHarbor: read('pricing/noteharbor-2.1.yml'),
  ChoirBook: read('starter-guide/choirbook.yml'),
  freemium: read('playground/freemium.yml'),
};

let sample: Sample;
beforeAll(async () => {
  sample = await readSample(path.join(SAMPLES, 'start'));
});

let folder = '';
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Unpacks the archive of some choices, and returns the folder. */
async function unpack(text: string, choices: Choices): Promise<string> {
  const secret = Buffer.alloc(64, 7).toString('base64');
  const make = async (project: Choices['project']) =>
    generate(sample, {model: await readModel(text), text, secret}, {...choices, project});
  const files = new Map(await make(choices.project));
  if (choices.project === 'existing') {
    // What the application of the reader has already.
    for (const [file, content] of await make('new')) {
      if (/^(?:pom\.xml|package\.json|tsconfig\.json|\.env)$/.test(file)) files.set(file, content);
    }
  }
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  for (const [file, bytes] of Object.entries(unzipSync(zip(files, 'app')))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), strFromU8(bytes));
  }
  return path.join(folder, 'app');
}

function run(cwd: string, command: string, ...parameters: readonly string[]): void {
  try {
    execFileSync(command, parameters, {cwd, encoding: 'utf8', stdio: 'pipe'});
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(
      `${command} ${parameters.join(' ')}\n${stdout.slice(-6000)}${stderr.slice(-3000)}`,
      {cause: error},
    );
  }
}

interface Case {
  readonly pricing: string;
  readonly login: Choices['login'];
  readonly project: Choices['project'];
}

const CASES: readonly Case[] = Object.keys(PRICINGS).flatMap((pricing) =>
  CHOICES.login.flatMap((login) => CHOICES.project.map((project) => ({pricing, login, project}))),
);

/** One for each stack runs with every commit. */
const isDaily = ({pricing, login, project}: Case) =>
  pricing === 'odd names' && project === 'new' && ['session', 'express'].includes(login);

/** The packages of this repository, instead of `npm install`. A stand-in replaces Pricing4React. */
function installPackages(app: string): void {
  const modules = path.join(app, 'node_modules');
  mkdirSync(path.join(modules, 'pricing4react'), {recursive: true});
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  const write = (name: string, content: string) =>
    writeFileSync(path.join(modules, 'pricing4react', name), content);
  write('package.json', '{"type": "module", "exports": "./index.ts"}');
  write('index.ts', `export * from '${STANDIN}';\n`);
}

const maven = (app: string) =>
  run(app, 'mvn', '-q', '-B', 'test', '-DargLine=-XX:TieredStopAtLevel=1');

describe.each(CASES.filter((each) => isWeekly || isDaily(each)))(
  '$project application with $login for $pricing',
  ({pricing, login, project}) => {
    it('passes its tests', {timeout: 180_000}, async () => {
      const choices = {...DEFAULT_CHOICES, login, project, frontEnd: 'react'} as const;
      const app = await unpack(PRICINGS[pricing]!, choices);
      // The front end is the same for each login.
      if (project === 'new' && (isWeekly || login === 'express')) {
        const frontEnd = path.join(app, 'front-end');
        installPackages(frontEnd);
        // The README clones Pricing4React into this folder, and with it other tests.
        const clone = path.join(frontEnd, 'Pricing4React/tests');
        mkdirSync(clone, {recursive: true});
        writeFileSync(path.join(clone, 'jest.test.ts'), 'describe();');
        run(frontEnd, 'npm', 'test', '--silent');
      }
      if (login === 'express') {
        installPackages(app);
        run(app, 'npm', 'test', '--silent');
      } else {
        maven(app);
      }
    });
  },
);

it('the sample for Express passes its tests', {timeout: 60_000}, () => {
  run(path.join(SAMPLES, 'start/express'), 'npm', 'test', '--silent');
});
