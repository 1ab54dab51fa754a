// Usage: node stripe.mjs EXPORT PLANS PRICING [CURRENCY]
import {read, run, writePricing} from './pricing.mjs';

/** Stripe's amounts are in the minor unit of the currency, which not every currency has. */
function amountOf({unit_amount_decimal: decimal, currency}) {
  const {maximumFractionDigits: digits} = new Intl.NumberFormat('en', {style: 'currency', currency}).resolvedOptions();
  // Stripe keeps two decimals for these currencies.
  return Number(decimal) / 10 ** (['isk', 'ugx'].includes(currency) ? 2 : digits);
}

/** Why Pricing2Yaml cannot contain a price. Undefined if it can. */
function obstacleOf({recurring, billing_scheme, unit_amount_decimal}) {
  if (!recurring) {
    return 'it is charged once';
  }
  if (recurring.usage_type === 'metered') {
    return 'it is metered, so Stripe must continue to count and bill it';
  }
  if (billing_scheme === 'tiered' || unit_amount_decimal === null) {
    return 'it has no fixed amount';
  }
  const period = `${recurring.interval_count} ${recurring.interval}`;
  return period === '1 month' ? undefined : `it is charged every ${period}; see "billing" in the syntax`;
}

run((exported, plansFile, pricing, chosen) => {
  const report = [];
  const skip = (what, reason) => report.push(`NOT CONVERTED ${what}: ${reason}.`);
  /** Accepts a response of the API, and the array in it. */
  const list = (response = []) => {
    if (response.has_more) {
      throw new Error(`${exported}: "has_more" is true. Append the next page to "data", and delete "has_more"`);
    }
    return response.data ?? response;
  };
  const content = JSON.parse(read(exported));
  const products = list(content.products);
  const prices = list(content.prices);
  if (products.length === 0) {
    throw new Error(`${exported} contains no products`);
  }
  const productOf = JSON.parse(read(plansFile));
  const ids = Object.values(productOf);
  for (const [plan, id] of Object.entries(productOf)) {
    if (id !== null && !products.some((product) => product.id === id)) {
      throw new Error(`${plansFile}: the plan ${plan} has the product ${id}, which is not in ${exported}`);
    }
  }
  for (const {id, name} of products.filter((product) => !ids.includes(product.id))) {
    skip(`product ${id} (${name})`, `${plansFile} has no plan for it. If it is an add-on, write it by hand`);
  }

  const monthly = prices.filter((price) => {
    if (!price.active || !ids.includes(price.product)) {
      return false;
    }
    const obstacle = obstacleOf(price);
    if (obstacle) {
      skip(`price ${price.id}`, obstacle);
    }
    return !obstacle;
  });
  const currencies = [...new Set(monthly.map((price) => price.currency))];
  const currency = chosen?.toLowerCase() ?? currencies[0];
  if (!currencies.includes(currency) || (!chosen && currencies.length > 1)) {
    throw new Error(`choose one of the currencies of the monthly prices: ${currencies.join(', ') || 'none'}`);
  }
  const plans = {};
  for (const [plan, id] of Object.entries(productOf)) {
    const all = monthly.filter((price) => price.product === id);
    const [price, ...others] = all.filter((candidate) => candidate.currency === currency);
    if (id !== null && (!price || others.length > 0)) {
      throw new Error(`the plan ${plan} has ${all.length === 0 || !price ? 'no' : 'several'} monthly prices in ${currency}`);
    }
    plans[plan] = price ? amountOf(price) : 0;
    all.filter((other) => other !== price).forEach(({id, currency: of}) => skip(`price ${id}`, `its currency is ${of}`));
  }

  const features = new Map();
  for (const [plan, id] of Object.entries(productOf)) {
    for (const {entitlement_feature: feature} of list(content.product_features?.[id])) {
      if (!feature.lookup_key) {
        skip(`feature ${feature.id} (${feature.name})`, 'it has no lookup key, which your code needs');
      } else if (feature.active) {
        const values = Object.fromEntries(Object.keys(productOf).map((name) => [name, false]));
        const {lookup_key: name, name: description} = feature;
        features.set(name, features.get(name) ?? {name, description, values});
        features.get(name).values[plan] = true;
      } else {
        skip(`feature ${feature.lookup_key} of ${plan}`, 'it is archived');
      }
    }
  }
  writePricing(pricing, {currency: currency.toUpperCase(), plans, features: [...features.values()]}, report);
});
