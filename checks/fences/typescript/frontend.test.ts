/** Pages quote the front end of NoteHarbor, so it must type-check with the declarations. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {environmentOf} from './packages';
import {createProject, messageOf} from './project';
import {root} from '../../../lib/root';

const folder = path.join(root, 'samples/noteharbor/frontend/src');

const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(folder, file))
  .map((file) => ({path: file, text: readFileSync(file, 'utf8')}));

describe('the front end of NoteHarbor', () => {
  const project = createProject(root, environmentOf('2.0.1'), sources);

  it('uses Pricing4React', () => {
    expect(
      sources.some(
        ({text}) => text.includes("from 'pricing4react'") || text.includes('from "pricing4react"'),
      ),
    ).toBe(true);
  });

  it.each(sources.map((source) => [path.basename(source.path), source] as const))(
    '%s type-checks',
    (_name, source) => {
      expect(project.errorsOf(source).map(messageOf)).toEqual([]);
    },
  );
});
