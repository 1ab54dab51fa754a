/** Follows the starter guide, and checks pricings of other products with its script and Pricing4Java. */
import {spawnSync} from 'node:child_process';
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFences} from '../../checks/fences/check';
import {javaChecker} from '../../checks/fences/java/checker';
import {readText as read, root} from '../../lib/root';
import {scriptRunner, temporaryFolder, writeIn} from '../../lib/testing';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

const GUIDE = 'docs/docs/getting-started/pricing2yaml-starter-guide.md';
const EXAMPLE = 'samples/pricing/noteharbor-2.1.yml';
const PRODUCTS = ['start', 'choirbook', 'gatelog', 'seedshare'];

const guide = read(GUIDE);
const fences = parseFences(GUIDE, guide, LATEST_LABEL);
const titled = (title: string) => fences.filter(({values}) => values.get('title') === title);
const codeOf = (title: string) =>
  titled(title)
    .map(({code}) => `${code}\n`)
    .join('');

const folder = temporaryFolder();
const runScript = scriptRunner([path.join(root, 'samples/check-pricing.mjs')]);

/** Output of the script in a folder that contains these files, as the reader sees it. */
function check(files: Readonly<Record<string, string>>): string {
  writeIn(folder, files);
  const {stdout, stderr} = runScript(folder, Object.keys(files));
  return `${stdout}${stderr}`.trim();
}

describe('the starter guide', () => {
  it('quotes the whole script', () => {
    expect(codeOf('check-pricing.mjs')).toBe(read('samples/check-pricing.mjs'));
  });

  it('results in the NoteHarbor file if each block is added at the end', () => {
    expect(codeOf('pricing.yml')).toBe(read(EXAMPLE));
  });

  it('indents each other fragment as in the file', () => {
    const fragments = fences.filter(({values}) => values.get('title')?.startsWith('pricing.yml, '));
    expect(fragments.length).toBeGreaterThan(4);
    for (const {code, values} of fragments)
      expect(code.search(/\S/), code).toBe(2 * values.get('at')!.split('.').length);
  });

  it('shows what the script prints', () => {
    const outputs = titled('Output').map((output) => {
      const above = fences.filter(({line}) => line < output.line);
      const textOf = (title: string) =>
        above.filter(({values}) => values.get('title') === title).map(({code}) => `${code}\n`);
      const pricing = textOf('pricing.yml').join('');
      const [users] = textOf('users.json');
      return [check({'pricing.yml': pricing, ...(users && {'users.json': users})}), output.code];
    });
    expect(outputs.length).toBeGreaterThan(3);
    for (const [printed, shown] of outputs) expect(printed).toBe(shown);
  });

  it.each([
    ['an expression is missing', /^ +expression: .*helpDesk.*\n/m, ''],
    ['a key is misspelled', "expression: userContext['notes']", "expression: userContext['note']"],
    [
      'a key is misspelled in serverExpression',
      "serverExpression: userContext['notes']",
      "serverExpression: userContext['note']",
    ],
    ['a limit is misspelled', /'maxNotes'\]$/m, "'maxNote']"],
    ['a feature is misspelled', /'pdfExport'\]$/m, "'pdfExports']"],
    ['a plan is unknown', /STARTER/g, 'BASIC'],
    [
      'an expression is not JavaScript',
      "userContext['notes'] <",
      "userContext['notes'] userContext",
    ],
  ])('lists the message of the script if %s', (_mistake, valid, wrong) => {
    const pricing = read(EXAMPLE).replace(valid, wrong);
    const output = check({'pricing.yml': pricing, 'users.json': codeOf('users.json')});
    expect(guide).toContain(`\`${/^pricing\.yml: (?!valid)(.*)$/m.exec(output)?.[1]}\``);
  });
});

it('checks the files of a class as the page for teachers shows', () => {
  const page = 'docs/docs/teach.md';
  const fences = parseFences(page, read(page), LATEST_LABEL);
  const [checking, output, listing] = fences.flatMap(({code}) =>
    code.includes('files') ? [code] : [],
  );
  const mistakes = fences.find(({values}) => values.get('title') === 'mistakes.yml')!;
  const files = temporaryFolder({
    'check-pricing.mjs': read('samples/check-pricing.mjs'),
    'files/ada.yml': read('static/teach/exercise-1.yml'),
    'files/ben.yml': mistakes.code,
    'files/cleo/pricing.yaml': read(EXAMPLE),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(files, 'node_modules'), 'junction');
  const check = `${checking!.split('\n').at(-1)} > results.txt 2>&1`;
  spawnSync('bash', ['-c', check], {cwd: files, stdio: 'pipe'});
  const {stdout} = spawnSync('bash', ['-c', listing!], {cwd: files, encoding: 'utf8'});
  expect(stdout).toBe('files/ben.yml\n');
  const results = readFileSync(path.join(files, 'results.txt'), 'utf8').trim();
  const blocks = results.split(/\n(?=files)/).toSorted();
  expect(blocks.filter((block) => !block.includes('cleo')).join('\n')).toBe(output);
  expect(results).toContain('files/cleo/pricing.yaml: valid');
});

/** Java statements that print, for each user, the features that are on in a pricing token. */
const tokensInJava = (pricing: string, users: string) => `
Files.writeString(Path.of("src/main/resources/product.yml"), ${JSON.stringify(pricing)});
class User extends PricingContext {
    String plan;
    Map<String, Object> context;
    public String getConfigFilePath() { return "product.yml"; }
    public String getJwtSecret() { return "c2VjcmV0"; }
    public String getUserPlan() { return plan; }
    public List<String> getUserAddOns() { return List.of(); }
    public Map<String, Object> getUserContext() { return context; }
}
var users = new com.fasterxml.jackson.databind.ObjectMapper().readTree(${JSON.stringify(users)});
for (Iterator<String> names = users.fieldNames(); names.hasNext();) {
    String name = names.next();
    User user = new User();
    user.plan = users.get(name).get("plan").asText();
    user.context = new com.fasterxml.jackson.databind.ObjectMapper()
            .convertValue(users.get(name).get("userContext"), Map.class);
    var features = new PricingJwtUtils(user)
            .getFeaturesFromJwtToken(new PricingEvaluatorUtil(user).generateUserToken());
    System.out.println(name + ", " + user.plan + ": " + user.getPricingManager().getFeatures().keySet().stream()
            .filter(feature -> features.get(feature).get("eval").equals(true)).collect(Collectors.joining(", ")));
}`;

/** Java statements with their output. */
type JavaSample = readonly [code: string, output: string];

/** Compiles and runs all samples at once, because a JVM and the libraries start slowly. */
function expectJava(samples: readonly JavaSample[]) {
  const page = samples.map(
    ([code, output]) =>
      `\`\`\`java statements run\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`,
  );
  const {problems, checked} = checkFences(
    parseFences('samples.md', page.join('\n'), LATEST_LABEL),
    [javaChecker],
    {root, skip: process.env.CI ? expect.unreachable : console.warn},
  );
  expect(problems).toEqual([]);
  expect(checked).toBe(samples.length);
}

/** A misspelled counter does not switch the feature off, because null is less than any limit. */
const misspelledCounter: JavaSample = [
  tokensInJava(
    read('samples/existing-project/src/main/resources/pricing/noteharbor.yml').replace(
      " expression: userContext['notes']",
      " expression: userContext['note']",
    ),
    '{"full": {"plan": "STARTER", "userContext": {"notes": 50}}}',
  ),
  'full, STARTER: notes',
];

describe('pricings of other products', () => {
  const files = PRODUCTS.map((name) => ({
    name,
    pricing: read(`samples/starter-guide/${name}.yml`),
    users: read(`samples/starter-guide/${name}.users.json`),
  }));

  it('use all kinds of features that the guide describes', () => {
    for (const {pricing} of files) {
      for (const kind of ['type: PAYMENT', 'BOOLEAN', 'NUMERIC', 'TEXT', '"true"', 'usageLimits'])
        expect(pricing).toContain(kind);
    }
    const types = files.flatMap(({pricing}) => pricing.match(/^ {4}type: \w+$/gm) ?? []);
    // Eight types of features and two of usage limits.
    expect(new Set(types).size).toBe(10);
  });

  it('and a misspelled counter have the results in Pricing4Java that page and script show', () => {
    const samples = files.map(({name, pricing, users}): JavaSample => {
      const output = check({[`${name}.yml`]: pricing, 'users.json': users});
      const on = output.split('\n').slice(3);
      expect(on, output).toHaveLength(Object.keys(JSON.parse(users) as object).length);
      return [tokensInJava(pricing, users), on.join('\n')];
    });
    expectJava([misspelledCounter, ...samples]);
  }, 60_000);
});
