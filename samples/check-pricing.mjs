// Usage: node check-pricing.mjs FILE [USERS]
import {readFileSync} from 'node:fs';
import {retrievePricingFromYaml} from 'pricing4ts';
import {PricingContextManager, evaluateFeature} from 'pricing4ts/server';

// The library requires a context, but it does not read it here: isOn passes all data.
PricingContextManager.registerContext({});

function isOn({name, expression}, {features, usageLimits}, userContext) {
  if (!expression) {
    throw new Error(`${name} has no expression, so Pricing4Java would issue no token`);
  }
  for (const [, key] of expression.matchAll(/userContext\['(.+?)'\]/g)) {
    if (!(key in userContext)) {
      throw new Error(`${name} reads userContext['${key}'], which the user does not have`);
    }
  }
  try {
    // A pricing token of Pricing4Java contains the result of expression, not of serverExpression.
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
  const {syntaxVersion, features, plans, addOns} = retrievePricingFromYaml(readFileSync(file, 'utf8'));
  if (syntaxVersion !== '2.1') {
    throw new Error(`expected syntaxVersion "2.1", found "${syntaxVersion}"`);
  }
  console.log(`${file}: valid`);
  console.log('Plans:', Object.keys(plans ?? {}).join(', ') || 'none');
  console.log('Add-ons:', Object.keys(addOns ?? {}).join(', ') || 'none');
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
