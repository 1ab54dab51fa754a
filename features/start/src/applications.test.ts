/** Unpacks archives for several pricings, and runs the commands that their READMEs name. */
import assert from 'node:assert/strict';
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {text as textOf} from 'node:stream/consumers';
import {setTimeout as delay} from 'node:timers/promises';
import {promisify} from 'node:util';
import {unzipSync} from 'fflate';
import type {TestContext} from 'vitest';
import {freePort} from '../../../lib/freePort';
import {temporaryFolder, writeIn} from '../../../lib/testing';
import {generate} from './generate';
import {CHOICES, DEFAULT_CHOICES, type Choices, type Model} from './model';
import {readModel, readSample} from './sample';
import {LARGE, MANY, SMALL} from './shapes';
import {SAMPLES, fixture} from './testing';
import {zip} from './zip';

const ROOT = path.join(SAMPLES, '..');
const isWeekly = process.env.E2E_WEEKLY !== undefined;

type After = TestContext['onTestFinished'];

const read = (file: string) => readFileSync(path.join(SAMPLES, file), 'utf8');
const PRICINGS: Readonly<Record<string, string>> = {
  'one feature': SMALL,
  '80 features without limits': MANY,
  '120 features': LARGE,
  'null as limits': `${SMALL}usageLimits: null # none\n`,
  'no entries in blocks': `${SMALL}usageLimits: {}\naddOns: {}\n`,
  'odd names': fixture('odd-names.yml'),
  'twelve keys': fixture('twelve-keys.yml'),
  NoteHarbor: read('pricing/noteharbor-2.1.yml'),
  ChoirBook: read('starter-guide/choirbook.yml'),
  freemium: read('playground/freemium.yml'),
};

const sample = await readSample(path.join(SAMPLES, 'start'));

/** Unpacks the archive of some choices until the test ends, and returns the folder. */
async function unpack(text: string, choices: Choices, after: After): Promise<string> {
  const secret = Buffer.alloc(64, 7).toString('base64');
  const make = async (project: Choices['project']) =>
    generate(sample, {model: await readModel(text), text, secret}, {...choices, project});
  const files = new Map(await make(choices.project));
  if (choices.project === 'existing') {
    // What the application of the reader has already.
    for (const [file, content] of await make('new'))
      if (/^(?:pom\.xml|package\.json|tsconfig\.json|\.env)$/.test(file)) files.set(file, content);
  }
  const unzipped = Object.entries(unzipSync(zip(files, 'app')));
  const contents = unzipped.map(([file, bytes]) => [file, Buffer.from(bytes)] as const);
  return path.join(temporaryFolder(Object.fromEntries(contents), after), 'app');
}

async function run(cwd: string, command: string, ...parameters: readonly string[]) {
  await promisify(execFile)(command, parameters, {cwd, maxBuffer: 1 << 28}).catch((error) => {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(
      `${command} ${parameters.join(' ')}\n${stdout.slice(-6000)}${stderr.slice(-3000)}`,
      {cause: error},
    );
  });
}

/** Options of Maven. JVMs of tests end before a second compilation of their code would pay. */
const MAVEN = ['-q', '-B', '-DargLine=-XX:TieredStopAtLevel=1'];

/** Sends a request, and accepts as large headers as a browser. */
async function send(url: string, headers: Readonly<Record<string, string>>, body?: string) {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request(url, {method, headers, maxHeaderSize: 256 * 1024}).end(body);
  const [response] = await once(sent, 'response');
  return {status: response.statusCode, headers: response.headers, body: await textOf(response)};
}

/** Runs a command until the test ends, with other ports in the files. */
async function start<Port extends number>(
  cwd: string,
  [command, ...parameters]: readonly string[],
  ports: Readonly<Record<Port, number>>,
  own: Port,
  after: After,
): Promise<void> {
  const files = ['src/server.ts', 'vite.config.ts', 'package.json'];
  for (const file of files.map((name) => path.join(cwd, name)).filter((name) => existsSync(name))) {
    const other = (port: string) => String(ports[Number(port) as Port]);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/8080|5173/g, other));
  }
  const env = {...process.env, SERVER_PORT: String(ports[own])};
  const child = spawn(command!, parameters, {cwd, env, detached: true, stdio: 'ignore'});
  const exit = once(child, 'exit');
  after(async () => {
    if (child.exitCode === null) process.kill(-child.pid!);
    await exit;
  });
  while (!(await send(`http://localhost:${ports[own]}/`, {}).catch(() => undefined))) {
    assert.equal(child.exitCode, null, `${command} ${parameters.join(' ')}`);
    await delay(100);
  }
}

/** Expects that each user gets a token, and that a feature is open if it is on in the token. */
async function useFeatures({lists}: Model, port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  for (const [plan] of lists.plan!) {
    const credentials = JSON.stringify({username: plan!.slug, password: `${plan!.slug}-demo`});
    const json = {'Content-Type': 'application/json'};
    const login = await send(`${origin}/api/login`, json, credentials);
    const user = {Authorization: `Bearer ${JSON.parse(login.body).authToken}`};
    const {headers} = await send(`${origin}/api/pricing-token`, user);
    const token: string = headers['pricing-token'];
    const {features} = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    for (const [name] of lists.feature!.slice(0, 3)) {
      const use = {...user, 'Pricing-Token': token};
      const {status} = await send(`${origin}/api/features/${name!.slug}`, use, '');
      assert.equal(status, features[name!.text].eval ? 200 : 403, `${name!.text} of ${plan!.text}`);
    }
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

/** The packages of this repository, instead of `npm install`. */
const installPackages = (app: string): void =>
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'), 'junction');

// Applications differ from the samples only by names. Each commit tests the samples, those with Spring in the step
// `sample-back-end`.
it.runIf(isWeekly).for(CASES)(
  '$project application with $login for $pricing passes its tests, starts and guards a feature',
  {timeout: 180_000},
  async ({pricing, login, project}, {onTestFinished}) => {
    const choices = {...DEFAULT_CHOICES, login, project, frontEnd: 'react'} as const;
    const text = PRICINGS[pricing]!;
    const app = await unpack(text, choices, onTestFinished);
    const isExpress = login === 'express';
    const frontEnd = path.join(app, 'front-end');
    // The front end is the same for each login.
    const hasFrontEnd = project === 'new';
    if (hasFrontEnd) {
      installPackages(frontEnd);
      // The README clones Pricing4React into this folder, and with it other tests.
      writeIn(frontEnd, {'Pricing4React/tests/jest.test.ts': 'describe();'});
      await run(frontEnd, 'npm', 'test', '--silent');
    }
    if (isExpress) {
      installPackages(app);
      await run(app, 'npm', 'test', '--silent');
    } else {
      await run(app, 'mvn', ...MAVEN, 'test');
    }
    // The tests of Spring Boot also start the server.
    if (project === 'existing' || !(isExpress || login === 'own-jwt')) return;
    const ports = {8080: await freePort(), 5173: await freePort()};
    const server = isExpress ? ['npm', 'start'] : ['mvn', ...MAVEN, 'spring-boot:run'];
    await start(app, server, ports, 8080, onTestFinished);
    if (hasFrontEnd) await start(frontEnd, ['npm', 'run', 'dev'], ports, 5173, onTestFinished);
    await useFeatures(await readModel(text), ports[hasFrontEnd ? 5173 : 8080]);
  },
);

it('the sample for Express passes its tests', {timeout: 60_000}, () =>
  run(path.join(SAMPLES, 'start/express'), 'npm', 'test', '--silent'),
);

it('the test for Express reads escapes in expressions', {timeout: 30_000}, ({onTestFinished}) => {
  const text = SMALL.replace('"seats"', String.raw`'on\off'`)
    .replace("['seats']", String.raw`['\x6fn\\off']`)
    .replace("['seats']", String.raw`["on\\off"]`);
  const file = path.join(temporaryFolder({'pricing.yml': text}, onTestFinished), 'pricing.yml');
  const environment = [`PRICING_FILE=${file}`, 'PRICING_SECRET=x'];
  const test = ['--test', '--test-name-pattern=every feature', 'test/pricing.test.ts'];
  const folder = path.join(SAMPLES, 'start/express');
  return run(folder, 'env', ...environment, 'node', '--import', 'tsx', ...test);
});
