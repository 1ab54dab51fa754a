// region: page
import {formatPrice, formatValue} from './format';
import type {Offer, PublicPricing} from './publicPricing';

interface PriceTableProps {
  pricing: PublicPricing;
  period?: string;
  locale?: string;
}

export function PriceTable({pricing, period = 'monthly', locale}: PriceTableProps) {
  const {saasName, plans, rows} = pricing;
  return (
    <table>
      <caption>Plans of {saasName}</caption>
      <thead>
        <tr>
          <td />
          {plans.map(({name}) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Price</th>
          {plans.map((plan) => (
            <td key={plan.name}>{priceOf(plan, pricing, period, locale)}</td>
          ))}
        </tr>
        {rows.map(({name, label}) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.name}>{formatValue(plan.values[name], locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price of a unit in a billing period, such as "€6.40 per user/month". */
export function priceOf(
  {price, unit}: Offer,
  {currency, billing}: PublicPricing,
  period: string,
  locale?: string,
): string {
  if (typeof price === 'string') {
    return price;
  }
  const text = formatPrice(price * (billing[period] ?? 1), currency, locale);
  return unit ? `${text} per ${unit}` : text;
}
// endregion: page

// region: add-ons
export function AddOnTable({pricing, period = 'monthly', locale}: PriceTableProps) {
  return (
    <table>
      <caption>Add-ons of {pricing.saasName}</caption>
      <thead>
        <tr>
          <th scope="col">Add-on</th>
          <th scope="col">Price</th>
          <th scope="col">Available for</th>
          <th scope="col">Requires</th>
        </tr>
      </thead>
      <tbody>
        {pricing.addOns.map((addOn) => (
          <tr key={addOn.name}>
            <th scope="row">{addOn.description ?? addOn.name}</th>
            <td>{priceOf(addOn, pricing, period, locale)}</td>
            <td>{addOn.availableFor.join(', ')}</td>
            <td>{addOn.dependsOn.join(', ') || 'Nothing'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
// endregion: add-ons
