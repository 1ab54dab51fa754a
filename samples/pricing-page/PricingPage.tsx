// region: periods
import {useState} from 'react';
import {AddOnTable, PriceTable} from './PriceTable';
import type {PublicPricing} from './publicPricing';

export function PricingPage({pricing, locale}: {pricing: PublicPricing; locale?: string}) {
  const periods = Object.keys(pricing.billing);
  const [period, setPeriod] = useState(periods[0]!);
  return (
    <>
      {periods.length > 1 && (
        <fieldset>
          <legend>Billing period</legend>
          {periods.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="period"
                checked={name === period}
                onChange={() => setPeriod(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <PriceTable pricing={pricing} period={period} locale={locale} />
      {pricing.addOns.length > 0 && (
        <AddOnTable pricing={pricing} period={period} locale={locale} />
      )}
    </>
  );
}
// endregion: periods
