import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {retrievePricingFromYaml} from 'pricing4ts';
import {stringify} from 'yaml';

/** Text of a file, without the byte order mark that some programs on Windows add. */
export const read = (file) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** A name that code can use: "pdf-export" becomes "pdfExport". Empty if nothing remains. */
export function identifier(name) {
  if (/^[A-Za-z_]\w*$/.test(name)) {
    return name;
  }
  const [first = '', ...others] = name.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = first + others.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return joined.replace(/^(?=\d)/, '_');
}

const UNLIMITED = Infinity;

/** Pricing2Yaml 2.1. `plans` contains prices by plan, and each feature a boolean or a limit by plan. */
function toYaml({saasName, currency, plans, features}) {
  const pricing = {
    syntaxVersion: '2.1',
    saasName,
    version: 'migrated',
    createdAt: new Date().toISOString().slice(0, 10),
    currency,
    features: {},
    usageLimits: {},
    plans: {},
  };
  for (const [plan, price] of Object.entries(plans)) {
    pricing.plans[plan] = {price, unit: 'user/month', features: {}, usageLimits: {}};
  }
  for (const {name, description, values} of features) {
    const isLimited = Object.values(values).some((value) => typeof value === 'number');
    const limit = `max${name[0].toUpperCase()}${name.slice(1)}`;
    const included = `planContext['features']['${name}']`;
    const below = (operator) => `userContext['${name}'] ${operator} planContext['usageLimits']['${limit}']`;
    pricing.features[name] = {
      ...(description && {description}),
      type: 'DOMAIN',
      valueType: 'BOOLEAN',
      defaultValue: isLimited,
      expression: isLimited ? below('<') : included,
      // The back end evaluates this expression after the action.
      serverExpression: isLimited ? below('<=') : included,
    };
    if (isLimited) {
      const numeric = {type: 'NON_RENEWABLE', valueType: 'NUMERIC', defaultValue: 0, unit: name};
      pricing.usageLimits[limit] = {...numeric, linkedFeatures: [name]};
    }
    for (const [plan, value] of Object.entries(values)) {
      if (!isLimited) {
        pricing.plans[plan].features[name] = {value};
      } else {
        const number = value === true ? UNLIMITED : Number(value);
        pricing.plans[plan].usageLimits[limit] = {value: number};
      }
    }
  }
  // Lines are not folded, so that each expression remains on one line.
  return stringify(pricing, {lineWidth: 0});
}

/**
 * Writes the pricing and prints the report.
 * Fails if nothing can be converted, if the file exists, or if Pricing4TS rejects the result.
 */
export function writePricing(file, {currency, plans, features}, report) {
  const names = new Map();
  const usable = features.flatMap((feature) => {
    const name = identifier(feature.name);
    if (name === '' || names.has(name)) {
      const reason = name === '' ? 'has no Latin letters or digits' : `has the name of "${names.get(name)}"`;
      report.push(`NOT CONVERTED ${feature.name}: the feature ${reason}. Rename it.`);
      return [];
    }
    names.set(name, feature.name);
    if (name !== feature.name) {
      report.push(`RENAMED ${feature.name}: ${name}`);
    }
    return [{...feature, name}];
  });
  report.forEach((line) => console.error(line));
  if (usable.length === 0) {
    throw new Error('no feature can be converted, so no pricing was written');
  }
  if (existsSync(file)) {
    throw new Error(`${file} exists. Rename it, so that your changes are not lost`);
  }
  const yaml = toYaml({saasName: path.parse(file).name, currency, plans, features: usable});
  retrievePricingFromYaml(yaml);
  writeFileSync(file, yaml);
  console.log(`${file}: ${usable.length} features, ${Object.keys(plans).length} plans`);
}

/** Runs a converter, and prints the message of an error instead of its stack. */
export function run(convert) {
  try {
    convert(...process.argv.slice(2));
  } catch (error) {
    console.error(`Error: ${error instanceof Error ? error.message : error}.`);
    process.exitCode = 1;
  }
}
