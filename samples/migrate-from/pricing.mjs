import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {retrievePricingFromYaml} from 'pricing4ts';
import {parse, stringify} from 'yaml';

/** A file's text, in UTF-8 or PowerShell's UTF-16, without byte order mark. */
export function read(file) {
  const bytes = readFileSync(file);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
}

export const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The object in a JSON file. Unlike `JSON.parse`, rejects duplicate keys. */
export function readJson(file) {
  const text = read(file);
  let content;
  try {
    content = JSON.parse(text);
    parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error.message.split('\n')[0].replace(/:$/, '')}`);
  }
  if (!isObject(content)) {
    throw new Error(`${file}: expected an object`);
  }
  return content;
}

/** A name for code: "pdfExport" for "pdf-export". Empty if nothing remains. */
export function identifier(name) {
  if (/^(?!__)[A-Za-z_]\w*$/.test(name)) {
    return name;
  }
  const [first = '', ...others] = name.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = first + others.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return joined.replace(/^(?=\d)/, '_');
}

const UNLIMITED = Infinity;

/** True for the numbers that a price or a limit can have. */
export const isAmount = (value) => Number.isFinite(value) && value >= 0;

/** Checks each price and value: no `.nan`, and `.inf` only for `true`. */
function check(value, isValid, place) {
  if (!isValid) {
    throw new Error(`${place} is ${value}, which a pricing cannot contain`);
  }
}

/**
 * Pricing2Yaml 2.1. `plans` contains prices by plan, and each feature a boolean
 * or a limit by plan.
 */
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
    // A text, such as "Contact us", is a price on request.
    check(price, isAmount(price) || (typeof price === 'string' && /\p{L}/u.test(price)), `the price of ${plan}`);
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
      check(value, typeof value === 'boolean' || isAmount(value), `${name} of ${plan}`);
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
 * Writes the pricing, and adds new names to the report.
 * Fails if nothing is converted, the file exists, or Pricing4TS rejects it.
 */
export function writePricing(file, {currency, plans, features}, report) {
  const names = new Map();
  const usable = features.flatMap((feature) => {
    const name = identifier(feature.name);
    // The limits of "notes" and "Notes" would have the same name.
    const unique = name.charAt(0).toUpperCase() + name.slice(1);
    if (name.length < 3 || names.has(unique)) {
      const reason = name.length < 3 ? 'needs three Latin letters or digits' : `has the name of "${names.get(unique)}"`;
      report.push(`NOT CONVERTED ${feature.name}: the feature ${reason}. Rename it.`);
      return [];
    }
    names.set(unique, feature.name);
    if (name !== feature.name) {
      report.push(`RENAMED ${feature.name}: ${name}`);
    }
    return [{...feature, name}];
  });
  if (usable.length === 0) {
    throw new Error('no feature can be converted, so no pricing was written');
  }
  if (existsSync(file)) {
    throw new Error(`${file} exists. Rename it, so that your changes are not lost`);
  }
  const saasName = path.parse(file).name;
  if (saasName.length < 3) {
    throw new Error(`${file}: the product gets the name of the file, which needs three characters`);
  }
  const yaml = toYaml({saasName, currency, plans, features: usable});
  retrievePricingFromYaml(yaml);
  writeFileSync(file, yaml);
  console.log(`${file}: ${usable.length} features, ${Object.keys(plans).length} plans`);
}

/** Runs a converter. Prints its report, even on failure, and error messages. */
export function run(usage, convert) {
  const report = [];
  const options = process.argv.slice(2);
  try {
    if (options.length < usage.match(/ [A-Z]+/g).length) {
      throw new Error(`usage: node ${usage}`);
    }
    convert(report, ...options);
  } catch (error) {
    report.push(`Error: ${error instanceof Error ? error.message : error}.`);
    process.exitCode = 1;
  }
  report.forEach((line) => console.error(line));
}
