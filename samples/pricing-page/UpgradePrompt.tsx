// region: prompt
import {priceOf} from './PriceTable';
import type {PublicPricing} from './publicPricing';
import {upgradeTo} from './upgradeTo';

interface UpgradePromptProps {
  pricing: PublicPricing;
  current: {plan: string; addOns: string[]};
  /** A feature that is off, or a usage limit that is reached. */
  name: string;
  /** The billing period of the user. */
  period?: string;
}

export function UpgradePrompt({pricing, current, name, period = 'monthly'}: UpgradePromptProps) {
  const upgrade = upgradeTo(pricing, current, name);
  const label = pricing.rows.find((row) => row.name === name)?.label ?? name;
  if (!upgrade) {
    return (
      <p>
        {label}: <a href="/pricing">compare all plans</a>
      </p>
    );
  }
  const {plan, addOns, price} = upgrade;
  const offers = [plan, ...addOns].map((offer) => offer.name);
  const query = new URLSearchParams(offers.map((offer) => ['offer', offer]));
  const text = price === Infinity ? 'contact us' : priceOf({...plan, price}, pricing, period);
  return (
    <p>
      {label}: <a href={`/upgrade?${query}`}>{`change to ${offers.join(' with ')}, ${text}`}</a>
    </p>
  );
}
// endregion: prompt
