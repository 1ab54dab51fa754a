/** Follows the proof in each skill for coding agents, in a folder with only its files. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../lib/root';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

it.each(readdirSync(path.join(root, 'skills')))('the commands of %s print its output', (name) => {
  const file = `skills/${name}/SKILL.md`;
  const fences = parseFences(file, readFileSync(path.join(root, file), 'utf8'), LATEST_LABEL);
  const folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const {values, code} of fences) {
      const title = values.get('title');
      if (title?.includes('.')) writeFileSync(path.join(folder, title), code);
    }
    const commands = fences
      .filter(({language}) => language === 'bash')
      .flatMap(({code}) => [...code.matchAll(/^node (.+)$/gm)].map(([, words]) => words!));
    const printed = commands.map((words) => {
      const {stdout, stderr} = spawnSync(process.execPath, words.split(' '), {
        cwd: folder,
        encoding: 'utf8',
      });
      return (stdout + stderr).trim();
    });
    const shown = fences.filter(({values}) => values.get('title') === 'Output');
    expect(printed).toEqual(shown.map(({code}) => code));
    expect(printed).not.toEqual([]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
