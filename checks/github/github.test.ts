/** Verifies that files in `.github` match the rest of the repository. */
import {parse} from 'yaml';
import {readText} from '../../lib/root';
import {PROBLEM_FORM, problemReportAddress} from '../../site/links';

it('the issue form has the fields that "Report a problem with this page" prefills', () => {
  const {body} = parse(readText(`.github/ISSUE_TEMPLATE/${PROBLEM_FORM}`)) as {
    body: {id: string}[];
  };
  const address = problemReportAddress({address: 'a', version: '1', title: 't'});
  const fields = [...new URL(address).searchParams.keys()];
  const known = ['template', 'title', ...body.map(({id}) => id)];
  expect(fields.filter((field) => !known.includes(field))).toEqual([]);
});

it('Dependabot groups only contain installed packages', () => {
  const {updates} = parse(readText('.github/dependabot.yml')) as {
    updates: {groups: Record<string, {patterns: string[]}>}[];
  };
  const manifest = JSON.parse(readText('package.json')) as Record<string, object>;
  const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
  const patterns = Object.values(updates[0]!.groups).flatMap((group) => group.patterns);
  const unused = patterns.filter((pattern) => {
    const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    return !names.some((name) => expression.test(name));
  });
  expect(patterns.length).toBeGreaterThan(5);
  expect(unused).toEqual([]);
});
