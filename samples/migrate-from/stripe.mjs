import {isAmount, readJson, run, writePricing} from './pricing.mjs';

/**
 * Decimals of Stripe's amounts, from https://docs.stripe.com/currencies. All
 * other currencies have two, also ISK, UGX and HUF. `Intl` knows the decimals
 * that are displayed, which differ.
 */
const DECIMALS = [
  [0, 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'],
  [3, 'bhd jod kwd omr tnd'],
];

/** The price in the currency's main unit, or NaN without a fixed amount. */
function amountOf({unit_amount, unit_amount_decimal, currency}) {
  const [decimals] = DECIMALS.find(([, currencies]) => currencies.split(' ').includes(currency.toLowerCase())) ?? [2];
  return Number((unit_amount_decimal || unit_amount) ?? NaN) / 10 ** decimals;
}

/** Why Pricing2Yaml cannot contain a price. Undefined if it can. */
function obstacleOf(price) {
  const {recurring, billing_scheme, custom_unit_amount, transform_quantity: packages} = price;
  if (!recurring) {
    return 'it is charged once';
  }
  if (recurring.usage_type === 'metered') {
    return 'it is metered, so Stripe must continue to count and bill it';
  }
  if (billing_scheme === 'tiered' || custom_unit_amount || !isAmount(amountOf(price))) {
    return 'it has no fixed amount';
  }
  if (packages) {
    return `it is the price of ${packages.divide_by} units, rounded ${packages.round}`;
  }
  const period = `${recurring.interval_count} ${recurring.interval}`;
  return period === '1 month' ? undefined : `it is charged every ${period}; see "billing" in the syntax`;
}

run('stripe.mjs EXPORT PLANS PRICING [CURRENCY]', (report, exported, plansFile, pricing, chosen) => {
  const fail = (message) => {
    throw new Error(message);
  };
  const skip = (what, reason) => report.push(`NOT CONVERTED ${what}: ${reason}.`);
  /** Accepts a response of the API, and the array in it, whose entries must have the key. */
  const list = (response, name, key) => {
    if (response?.has_more) {
      fail(`${exported}: "has_more" is true. Append the next page to "data", and delete "has_more"`);
    }
    const items = response?.data ?? response ?? [];
    if (!Array.isArray(items)) {
      fail(`${exported}: expected a list or a response with "data"`);
    }
    const wrong = items.findIndex((item) => !item?.[key]);
    return wrong === -1 ? items : fail(`${exported}: expected "${key}" in entry ${wrong + 1} of ${name}`);
  };
  const content = readJson(exported);
  const products = list(content.products, 'products', 'id');
  const prices = list(content.prices, 'prices', 'currency');
  if (products.length === 0) {
    fail(`${exported} contains no products`);
  }
  const productOf = readJson(plansFile);
  const ids = Object.values(productOf);
  for (const [plan, id] of Object.entries(productOf)) {
    if (id === null) {
      report.push(`FREE ${plan}: it has no product, so its price is 0. If it is on request, write "Contact us" instead.`);
    } else if (!products.some((product) => product.id === id)) {
      fail(`${plansFile}: the plan ${plan} has the product ${id}, which is not in ${exported}`);
    }
  }
  for (const {id, name} of products.filter((product) => !ids.includes(product.id))) {
    skip(`product ${id} (${name})`, `${plansFile} has no plan for it. If it is an add-on, write it by hand`);
  }

  // A response with `expand` contains the product instead of its ID.
  const productIdOf = ({product}) => product?.id ?? product;
  const active = prices.filter((price) => price.active && ids.includes(productIdOf(price)));
  const obstacles = new Map(active.map((price) => [price, obstacleOf(price)]));
  obstacles.forEach((obstacle, {id}) => obstacle && skip(`price ${id}`, obstacle));
  const monthly = active.filter((price) => !obstacles.get(price));
  const currencies = [...new Set(monthly.map((price) => price.currency))];
  const currency = chosen?.toLowerCase() ?? (monthly[0] ?? active[0])?.currency ?? fail(`no plan of ${plansFile} has a price`);
  if (chosen ? currencies.length > 0 && !currencies.includes(currency) : currencies.length > 1) {
    fail(`choose one of the currencies of the monthly prices: ${currencies.join(', ')}`);
  }
  const plans = {};
  for (const [plan, id] of Object.entries(productOf)) {
    const own = active.filter((price) => productIdOf(price) === id);
    const convertible = own.filter((price) => !obstacles.get(price));
    const [price, ...others] = convertible.filter((candidate) => candidate.currency === currency);
    if (id !== null && (!price || others.length > 0)) {
      const causes = own.map((it) => `${it.id}: ${obstacles.get(it) ?? `it is monthly, in ${it.currency}`}`);
      const found = `${price ? 'several monthly prices' : 'no monthly price'} in ${currency}`;
      fail(`the plan ${plan} has ${found} (${causes.join('; ') || `${id} has no active price`})`);
    }
    plans[plan] = price ? amountOf(price) : 0;
    convertible.filter((it) => it !== price).forEach((it) => skip(`price ${it.id}`, `its currency is ${it.currency}`));
  }

  const features = new Map();
  for (const [plan, id] of Object.entries(productOf)) {
    for (const {entitlement_feature: feature} of list(content.product_features?.[id], id, 'entitlement_feature')) {
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
