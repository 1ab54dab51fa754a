/** Unpacks archives for several pricings, and runs the test command that their READMEs name. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeAll, describe, it} from 'vitest';
import {generate, type Sample} from './generate';
import {CHOICES, DEFAULT_CHOICES, type Choices} from './model';
import {readModel, readSample} from './sample';
import {SAMPLES, fixture} from './testing';
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

let folder: string;
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
    throw new Error(`${command} ${parameters.join(' ')}\n${stdout.slice(-6000)}${stderr.slice(-3000)}`, {cause: error});
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

describe.each(CASES.filter((each) => isWeekly || isDaily(each)))(
  '$project application with $login for $pricing',
  ({pricing, login, project}) => {
    it('passes its tests', {timeout: 180_000}, async () => {
      const app = await unpack(PRICINGS[pricing]!, {...DEFAULT_CHOICES, login, project});
      if (login === 'express') {
        // The packages of this repository, instead of `npm install`.
        symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'));
        run(app, 'npm', 'test', '--silent');
      } else {
        run(app, 'mvn', '-q', '-B', 'test', '-DargLine=-XX:TieredStopAtLevel=1');
      }
    });
  },
);
