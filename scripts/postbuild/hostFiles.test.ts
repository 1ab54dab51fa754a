import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {searchHosts} from '../../site/contentSecurityPolicy';
import {securityHeaders} from '../../site/headers';
import type {SearchSettings} from '../../site/search';
import {formatHeaders, headerRules} from './headersFile';
import {hostFiles, staleFiles} from './hostFiles';

const root = mkdtempSync(path.join(tmpdir(), 'host-files-'));
const outDir = path.join(root, 'build');
afterAll(() => rmSync(root, {recursive: true}));

const hosted = (appId: string): SearchSettings => ({
  mode: 'hosted',
  indexName: 'i',
  appId,
  apiKey: 'k',
});

/** Writes a build whose policy allows some hosts, and the files of another one as committed. */
function prepare(built: readonly string[], committed: readonly string[]): void {
  const build = (hosts: readonly string[]) => {
    const policy = ["connect-src 'self'", ...hosts].join(' ');
    const rules = headerRules(securityHeaders(policy), '/');
    writeFileSync(path.join(outDir, '_headers'), formatHeaders(rules));
  };
  mkdirSync(path.join(root, 'deploy'), {recursive: true});
  mkdirSync(outDir, {recursive: true});
  build(committed);
  for (const {file, text} of hostFiles(outDir, '/')) {
    writeFileSync(path.join(root, file), text);
  }
  build(built);
}

describe('staleFiles', () => {
  const all = ['vercel.json', 'deploy/nginx.conf'];
  const embedded: SearchSettings = {mode: 'embedded', indexName: 'i'};
  const hosts = searchHosts(hosted('APP'));
  it('accepts the files of the build', () => {
    prepare([], []);
    expect(staleFiles(root, outDir, '/', embedded)).toEqual([]);
    prepare(hosts, hosts);
    expect(staleFiles(root, outDir, '/', hosted('APP'))).toEqual([]);
  });
  it('accepts the hosts of the deployed search, which the tests do not build', () => {
    prepare([], hosts);
    expect(staleFiles(root, outDir, '/', hosted('APP'))).toEqual([]);
  });
  it('refuses hosts of no search, and those of another application', () => {
    prepare([], hosts);
    expect(staleFiles(root, outDir, '/', embedded)).toEqual(all);
    expect(staleFiles(root, outDir, '/')).toEqual(all);
    expect(staleFiles(root, outDir, '/', hosted('OTHER'))).toEqual(all);
  });
  it('refuses files that lack what the build needs, or that are not there', () => {
    prepare(hosts, []);
    expect(staleFiles(root, outDir, '/', hosted('APP'))).toEqual(all);
    rmSync(path.join(root, 'vercel.json'));
    expect(staleFiles(root, outDir, '/')).toContain('vercel.json');
  });
});
