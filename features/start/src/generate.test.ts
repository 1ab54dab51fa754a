import path from 'node:path';
import {generate, type Sample} from './generate';
import {choicesOf, fragmentOf} from './link';
import {CHOICES, DEFAULT_CHOICES, modelOf, refusalsOf, type Choices} from './model';
import {analyzeText} from '@pricing4saas/playground/analyzeText';
import {withInterpreter} from '@pricing4saas/playground/testing';
import {readModel, readSample} from './sample';
import {LARGE, SMALL} from './shapes';
import {SAMPLES, fixture} from './testing';

let sample: Sample;
beforeAll(async () => {
  sample = await readSample(path.join(SAMPLES, 'start'));
});

const filesFor = async (text: string, choices: Partial<Choices> = {}) =>
  generate(
    sample,
    {model: await readModel(text), text, secret: 'c2VjcmV0'},
    {...DEFAULT_CHOICES, ...choices},
  );

/** The lines of a file, except those that select and repeat. */
const withoutMarks = (text: string) =>
  text.replace(/^[ \t]*(?:\/\/|#|<!--) (?:<\/?(?:each|if) |(?:end)?region: ).*\n/gm, '');

const NGINX = ['128k', '128k', '128k'];

const SAMPLE_PRICING = 'spring/src/main/resources/pricing/pricing.yml';

describe('generate', () => {
  it('makes the sample itself for the pricing of the sample', async () => {
    const text = sample.files[SAMPLE_PRICING]!;
    for (const login of ['own-jwt', 'express'] as const) {
      const files = await filesFor(text, {basePackage: 'com.noteharbor', login});
      const stack = login === 'express' ? 'express' : 'spring';
      let compared = 0;
      for (const [target, content] of files) {
        const original = sample.files[`${stack}/${target}`]!;
        if (original.includes('<if ') || /secret=/i.test(original)) continue;
        expect(content, target).toBe(withoutMarks(original));
        compared += 1;
      }
      expect(compared).toBeGreaterThan(8);
    }
  });

  it('escapes names for where they are', async () => {
    const text = fixture('odd-names.yml');
    const java = await filesFor(text);
    const inPackage = (name: string) => java.get(`src/main/java/com/example/app/${name}.java`);
    expect(inPackage('pricing/Plans')).toContain('String ETE_2 = "Été \\"2\\"";');
    expect(inPackage('pricing/Plans')).toContain('return ETE_2_2;');
    expect(inPackage('pricing/Features')).toContain('String _2_ND_FEATURE = "2nd\\\\feature";');
    expect(inPackage('pricing/UserContext')).toMatch(
      /int countOfX\(String username\);\n\n {4}boolean new_\(String username\);\n\n {4}String userId\(String username\);/,
    );
    expect(inPackage('demo/FeatureController')).toContain('public String class_(Principal user)');
    expect(java.get('README.md')).toMatch(/^# Café "Été" \\& Söhne\n/);
    expect(java.get('pom.xml')).toContain('<artifactId>cafe-ete-sohne</artifactId>');
    const node = await filesFor(text, {login: 'express'});
    expect(node.get('src/features.ts')).toContain(`  '50 % "more"',\n] as const;`);
    expect(node.get('src/features.ts')).toContain(`  'user-id': string;\n`);
  });

  it('has no list without entries', async () => {
    const text = sample.files[SAMPLE_PRICING]!.replace(/addOns:[^]*/, '').replace(
      /userContext\['\w+'\]/g,
      "planContext['features']['notes']",
    );
    const files = await filesFor(text);
    const userContext = files.get('src/main/java/com/example/app/pricing/UserContext.java');
    expect(userContext).toMatch(/public interface UserContext \{\n\}\n$/);
    for (const [name, content] of files) expect(content, name).not.toMatch(/<\/?(?:each|if) /);
  });

  it.each([
    [{login: 'express', frontEnd: 'react'}, LARGE, ['131072', '131072', '131072', ...NGINX]],
    [{login: 'express', project: 'existing'}, LARGE, ['131072', ...NGINX]],
    [
      {login: 'own-jwt'},
      LARGE.replaceAll('24h', '24h'.repeat(60)),
      ['64KB', '64KB', '64k', '64k', '64k'],
    ],
    [{project: 'existing'}, SMALL, ['32KB', '32KB', '32k', '32k', '32k']],
  ] as const)('sets the limit of headers for a pricing: %j', async (choices, text, expected) => {
    const files = [...(await filesFor(text, choices)).values()].join('\n');
    const limits = files.matchAll(/header-size=(\w+)|^(?:proxy|large)_.* (\d+k);/gm);
    expect([...limits].map(([, ours, theirs]) => ours ?? theirs).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it('adds usage limits for Pricing4Java, and nothing else', async () => {
    for (const text of [SMALL, `${SMALL}usageLimits: ~ # none\n`]) {
      const files = await filesFor(text);
      expect(files.get('src/main/resources/pricing/pricing.yml')).toBe(
        SMALL.replace('features:', 'usageLimits: {}\nfeatures:'),
      );
    }
  });

  it('makes only the files to add for an existing application', async () => {
    const text = sample.files[SAMPLE_PRICING]!;
    const spring = [...(await filesFor(text, {project: 'existing'})).keys()];
    expect(spring).toContain('PRICING.md');
    expect(spring.filter((name) => /demo|Application|pom|README|config/.test(name))).toEqual([]);
    const steps = (await filesFor(text, {project: 'existing', build: 'gradle'})).get('PRICING.md');
    expect(steps).toContain("implementation 'io.github.isa-group:Pricing4Java:");
    expect(steps).toContain('scanBasePackages = {"com.example.app", "io.github.isagroup"}');
    expect(steps).toContain('| `notes` | `@PricingPlanAware(featureName = Features.NOTES)` |');
    expect(steps).toContain('pricing.secret=c2VjcmV0');
  });

  it('reports a list that does not fit the pricing of the sample', () => {
    const pricing = {model: sample.model, text: '', secret: ''};
    const run = (text: string) => () =>
      generate({...sample, files: {'express/a.ts': text}}, pricing, {
        ...DEFAULT_CHOICES,
        login: 'express',
      });
    const list = '// <each plan>\nx\ny\nz\n// </each plan>\n';
    expect(run(list)).toThrow('express/a.ts: 3 lines do not divide into 2 items');
    expect(run(list.replace('// </', '//'))).toThrow('"// <each plan>" has no counterpart.');
  });
});

it('build.gradle and pom.xml have the same dependencies and version of Spring Boot', () => {
  const pom = sample.files['spring/pom.xml']!;
  const gradle = sample.files['spring/build.gradle']!;
  const inPom = [
    ...pom.matchAll(
      /<groupId>(.*)<\/groupId>\s*<artifactId>(.*)<\/artifactId>(?:\s*<version>(.*)<)?/g,
    ),
  ]
    .map(([, group, artifact, version]) => [group, artifact, version].filter(Boolean).join(':'))
    .filter((name) => !/spring-boot-(?:starter-parent|maven-plugin)|com\.noteharbor/.test(name));
  const inGradle = [
    ...gradle.matchAll(/(?:implementation|runtimeOnly|testImplementation) '(.*)'/gi),
  ]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('org.junit.platform:'));
  expect(inGradle.sort()).toEqual(inPom.sort());
  const version = /starter-parent<\/artifactId>\s*<version>(.*)</.exec(pom)![1];
  expect(gradle).toContain(`id 'org.springframework.boot' version '${version}'`);
});

describe('refusalsOf', () => {
  withInterpreter();
  it('has a price that only JavaScript can compute', async () => {
    const text = SMALL.replace('price: 0', 'price: "[#base][0]"');
    const analysis = await analyzeText(`${text}variables: {base: 3}\n`);
    for (const login of CHOICES.login) {
      expect(refusalsOf(analysis, login)).toEqual([
        {line: 15, message: expect.stringMatching(/^pricing4ts runs this as JavaScript\./)},
      ]);
    }
  });
  it.each<[string, string | RegExp, string, RegExp]>([
    ['another syntax', '"2.1"', '"3.0"', /syntax 2\.1, but this file has 3\.0/],
    [
      'no plans',
      /plans:[^]*/,
      'addOns: {more: {availableFor: [], price: 1.0, features: {class: {value: true}}}}',
      /no plans/,
    ],
    ['a syntax error', "expression: planContext['features']['class']", "expression: 'a <'", /./],
    [
      'features that have only an expression for the server, or none',
      /^ {4}(expression: |server.*it"s).*\n/gm,
      '',
      /^Features without an expression: 4 of 4, such as class\. .*planContext\['features'\]\['NAME'\]\.$/,
    ],
    [
      'a misspelled limit',
      /(usageLimits'\]\['[^']*)/g,
      '$1X',
      /reads planContext\.usageLimits\..*X, which this file does not have/,
    ],
  ])('%s', async (_, from, to, message) => {
    const analysis = await analyzeText(fixture('odd-names.yml').replace(from, to));
    expect(refusalsOf(analysis, 'session').map((refusal) => refusal.message)).toEqual([
      expect.stringMatching(message),
    ]);
  });
  it.each([
    ['a name that YAML 1.1 reads as a number', 'FREE', '24_7', 15],
    ['a long name', 'Tool-kit', 'T'.repeat(60), 2],
    ['lower case', ': DOMAIN', ': Domain', 9],
    ['a number as a description', '{price', '{description: 7, price', 15],
    ['an escape', "['seats']\n    serv", "['s\\x65ats']\n    serv", 12],
    ['a formula for JavaScript', 'price: 0', 'price: "#base || .5"', 15],
  ] as const)('has, only for Spring, %s', async (_, from, to, line) => {
    const analysis = await analyzeText(`${SMALL.replace(from, to)}variables: {base: 3}\n`);
    const message = expect.stringMatching(/^Pricing4Java 5\.5\.2 reads this differently: /);
    expect(refusalsOf(analysis, 'resource-server')[0]).toEqual({line, message});
    expect(refusalsOf(analysis, 'express')).toEqual([]);
  });
  it('has the size of a token that is too large for browsers, which depends on the library', async () => {
    const analysis = await analyzeText(
      LARGE.replaceAll('description: ', `$&${'very '.repeat(160)}`),
    );
    expect(refusalsOf(analysis, 'express').map(({message}) => message)).toEqual([
      expect.stringMatching(
        /token of this file has about 1\d\d KiB.*256 KiB.*Shorten the descriptions/,
      ),
    ]);
    expect(refusalsOf(analysis, 'own-jwt')).toEqual([]);
  });
  it.each(['', 'a: [', '- 1'])('rejects %j', async (text) => {
    expect(refusalsOf(await analyzeText(text), 'session')).not.toEqual([]);
  });
});

it('modelOf has each key of an expression by type, and the counts of each feature', async () => {
  const {lists} = modelOf((await analyzeText(fixture('twelve-keys.yml'))).pricing!);
  const texts = (list: string) => lists[list]!.map((names) => names.map(({text}) => text).join());
  expect(texts('key')).toHaveLength(12);
  expect(texts('boolean key')).toEqual(['isTester', 'isStaff']);
  expect(texts('text key')).toEqual(['region', 'language']);
  expect(texts('use').slice(0, 2)).toEqual(['rooms,roomsCount', 'bookings,bookingsCount']);
  expect(texts('cheapest plan')).toEqual(['BASIC']);
});

it('links have the choices that are not the default, and ignore unknown ones', () => {
  const choices = {...DEFAULT_CHOICES, login: 'express', basePackage: 'a.b'} as const;
  expect(fragmentOf(DEFAULT_CHOICES)).toBe('');
  expect(fragmentOf(choices)).toBe('#login=express&basePackage=a.b');
  expect(choicesOf(fragmentOf(choices))).toEqual(choices);
  expect(choicesOf('#login=ldap&basePackage=a..b&x=1')).toEqual(DEFAULT_CHOICES);
});
