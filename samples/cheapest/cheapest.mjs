// Usage: node cheapest.mjs NEEDS
import {readFileSync} from 'node:fs';
import {retrievePricingFromYaml} from 'pricing4ts';

function isValid(plan, addOns) {
  const isBought = (name) => addOns.some((addOn) => addOn.name === name);
  return addOns.every(
    ({availableFor, dependsOn, excludes}) =>
      (!plan || availableFor.includes(plan.name)) &&
      dependsOn.every(isBought) &&
      !excludes.some(isBought),
  );
}

/** `base` is the plan, or the pricing if it has no plans. */
function meetsNeeds(base, addOns, {features, limits}) {
  const valueOf = (kind, name) => {
    const {value, defaultValue} = base[kind][name];
    const overrides = addOns.map((addOn) => addOn[kind]?.[name]?.value);
    return overrides.reduce((last, override) => override ?? last, value ?? defaultValue);
  };
  const amountOf = (name) =>
    addOns
      .map((addOn) => addOn.usageLimitsExtensions?.[name]?.value ?? 0)
      .reduce((sum, each) => sum + each, valueOf('usageLimits', name));
  return (
    features.every((name) => valueOf('features', name) === true) &&
    Object.entries(limits).every(([name, amount]) => amountOf(name) >= amount)
  );
}

function cheapest(pricing, needs) {
  const missing = [
    ...needs.features.filter((name) => !pricing.features[name]),
    ...Object.keys(needs.limits).filter((name) => !pricing.usageLimits?.[name]),
  ];
  if (missing.length > 0) {
    return `the file does not contain ${missing.join(', ')}`;
  }
  const fits = (offer) =>
    typeof offer.price === 'number' && offer.unit === needs.unit && !offer.private;
  const plans = Object.values(pricing.plans ?? {});
  const addOnSets = Object.values(pricing.addOns ?? {})
    .filter(fits)
    .reduce((sets, addOn) => [...sets, ...sets.map((set) => [...set, addOn])], [[]]);
  const [best] = (plans.length > 0 ? plans.filter(fits) : [undefined])
    .flatMap((plan) => addOnSets.map((addOns) => ({plan, addOns})))
    .filter(({plan, addOns}) => isValid(plan, addOns) && meetsNeeds(plan ?? pricing, addOns, needs))
    .map(({plan, addOns}) => (plan ? [plan, ...addOns] : addOns))
    .filter((offers) => offers.length > 0)
    .map((offers) => ({
      names: offers.map(({name}) => name).join(', '),
      price: offers.reduce((sum, {price}) => sum + price, 0),
    }))
    .sort((one, other) => one.price - other.price);
  return best ? `${best.names} for ${best.price} ${pricing.currency}` : 'nothing meets the needs';
}

const entries = Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8')));
for (const [file, needs] of entries) {
  console.log(`${file}: ${cheapest(retrievePricingFromYaml(readFileSync(file, 'utf8')), needs)}`);
}
