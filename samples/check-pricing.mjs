// Usage: node check-pricing.mjs FILE [USERS]
import {readFileSync} from 'node:fs';
import {retrievePricingFromYaml} from 'pricing4ts';
import {PricingContextManager, evaluateFeature} from 'pricing4ts/server';

// The library requires a context, but isOn passes all data itself.
PricingContextManager.registerContext({});

// The libraries do not report keys that do not exist.
function checkKeys({name, expression, serverExpression}, contexts, owner) {
  const text = `${expression} ${serverExpression}`;
  for (const [path] of text.matchAll(/(?:user|plan)Context(?:\[(['"]).+?\1\])+/g)) {
    const [context, ...keys] = path.match(/[^[\]'"]+/g);
    let value = contexts[context];
    for (const key of value ? keys : []) {
      if (value[key] === undefined) {
        throw new Error(`${name} reads ${path}, which the ${owner} does not have`);
      }
      value = value[key];
    }
  }
}

function isOn(feature, {features, usageLimits}, userContext) {
  const {name, expression} = feature;
  if (!expression) {
    throw new Error(`${name} has no expression, so Pricing4Java would issue no token`);
  }
  checkKeys(feature, {userContext}, 'user');
  try {
    // A pricing token contains the result of expression, not serverExpression.
    const plan = {features, usageLimits: usageLimits ?? {}};
    const {eval: result, error} = evaluateFeature({name, expression}, plan, userContext);
    if (error === null) {
      return result;
    }
    throw new Error(error.message);
  } catch (error) {
    throw new Error(`cannot evaluate ${name}. ${error.message}`);
  }
}

const [file, usersFile] = process.argv.slice(2);
try {
  const pricing = retrievePricingFromYaml(readFileSync(file, 'utf8'));
  const {syntaxVersion, features, usageLimits, plans, addOns} = pricing;
  if (syntaxVersion !== '2.1') {
    throw new Error(`expected syntaxVersion "2.1", found "${syntaxVersion}"`);
  }
  console.log(`${file}: valid`);
  console.log('Plans:', Object.keys(plans ?? {}).join(', ') || 'none');
  console.log('Add-ons:', Object.keys(addOns ?? {}).join(', ') || 'none');
  for (const feature of Object.values(features)) {
    checkKeys(feature, {planContext: {features, usageLimits: usageLimits ?? {}}}, 'pricing');
  }
  const users = usersFile ? JSON.parse(readFileSync(usersFile, 'utf8')) : {};
  for (const [name, {plan, userContext}] of Object.entries(users)) {
    if (!plans?.[plan]) {
      throw new Error(`there is no plan ${plan}, which ${name} has`);
    }
    const on = Object.values(features).filter((feature) => isOn(feature, plans[plan], userContext));
    console.log(`${name}, ${plan}:`, on.map((feature) => feature.name).join(', ') || 'nothing');
  }
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
