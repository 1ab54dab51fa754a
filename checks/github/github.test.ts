/** The files in `.github` have the shape that GitHub reads; GitHub itself ignores a broken one silently. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {PROBLEM_FORM, REPOSITORIES, problemReportAddress} from '../../site/links';
import {root} from '../../lib/root';

const folder = path.join(root, '.github');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Form {
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly labels: readonly string[];
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: {readonly label: string};
  }[];
}

const forms = readdirSync(path.join(folder, 'ISSUE_TEMPLATE')).filter(
  (file) => file !== 'config.yml',
);

describe('issue forms', () => {
  it('are those for an error, a missing page and a question', () => {
    expect(forms.sort()).toEqual(['docs-error.yml', 'missing-page.yml', 'question.yml']);
  });
  it.each(forms)('%s has what GitHub requires', (file) => {
    const form = parse(read(`ISSUE_TEMPLATE/${file}`)) as Form;
    expect(form.name && form.description && form.title).toBeTruthy();
    expect(form.labels.length).toBeGreaterThan(0);
    const ids = form.body.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {type, id, attributes} of form.body) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes'], id).toContain(type);
      expect(id).toMatch(/^[\w-]+$/);
      expect(attributes.label).toBeTruthy();
    }
  });
  it('have the fields that "Report a problem with this page" fills in', () => {
    const form = parse(read(`ISSUE_TEMPLATE/${PROBLEM_FORM}`)) as Form;
    const known = new Set(['template', 'title', ...form.body.map(({id}) => id)]);
    const address = problemReportAddress({address: 'a', version: '1', title: 't'});
    const fields = [...new URL(address).searchParams.keys()];
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
  });
  it('send errors of a library to its own repository', () => {
    const {contact_links: links} = parse(read('ISSUE_TEMPLATE/config.yml')) as {
      contact_links: {url: string}[];
    };
    const {Pricing4Java, Pricing4React, Pricing4TS} = REPOSITORIES;
    expect(links.map(({url}) => url)).toEqual(
      [Pricing4Java, Pricing4React, Pricing4TS].map((repository) => `${repository}/issues`),
    );
  });
});

describe('dependabot.yml', () => {
  interface Update {
    readonly 'package-ecosystem': string;
    readonly directory: string;
    readonly schedule: {readonly interval: string};
    readonly groups: Readonly<Record<string, {readonly patterns: readonly string[]}>>;
  }
  const {version, updates} = parse(read('dependabot.yml')) as {
    version: number;
    updates: readonly Update[];
  };
  it('updates packages each month and actions each week, in groups', () => {
    expect(version).toBe(2);
    expect(
      updates.map((update) => [update['package-ecosystem'], update.directory, update.schedule]),
    ).toEqual([
      ['npm', '/', {interval: 'monthly'}],
      ['github-actions', '/', {interval: 'weekly'}],
    ]);
  });
  it('names only packages that are there', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
    const patterns = Object.values(updates[0]!.groups).flatMap((group) => group.patterns);
    const unused = patterns.filter((pattern) => {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
      return !names.some((name) => expression.test(name));
    });
    expect(unused).toEqual([]);
  });
});

describe('CODEOWNERS', () => {
  it('gives every line paths that exist and owners with a handle', () => {
    const lines = read('CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [pattern, ...owners] = line.split(/\s+/);
      expect(pattern === '*' || existsSync(path.join(root, pattern!)), pattern).toBe(true);
      expect(owners.length, line).toBeGreaterThan(0);
      expect(owners.every((owner) => /^@[\w-]+(\/[\w-]+)?$/.test(owner))).toBe(true);
    }
  });
});
