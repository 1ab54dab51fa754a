/** Follows the proof in each skill for coding agents, in a folder with only its files. */
import {spawnSync} from 'node:child_process';
import {readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

it.each(readdirSync(path.join(root, 'skills')))('the commands of %s print its output', (name) => {
  const file = `skills/${name}/SKILL.md`;
  const fences = parseFences(file, readText(file), LATEST_LABEL);
  const titled = fences.flatMap(({values, code}): [string, string][] => {
    const title = values.get('title');
    return title?.includes('.') ? [[title, code]] : [];
  });
  const folder = temporaryFolder(Object.fromEntries(titled), onTestFinished);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const commands = fences
    .filter(({language}) => language === 'bash')
    .flatMap(({code}) => [...code.matchAll(/^node (.+)$/gm)].map(([, words]) => words!));
  const printed = commands.map((words) => {
    const options = {cwd: folder, encoding: 'utf8'} as const;
    const {stdout, stderr} = spawnSync(process.execPath, words.split(' '), options);
    return (stdout + stderr).trim();
  });
  const shown = fences.filter(({values}) => values.get('title') === 'Output');
  expect(printed).toEqual(shown.map(({code}) => code));
  expect(printed).not.toEqual([]);
});
