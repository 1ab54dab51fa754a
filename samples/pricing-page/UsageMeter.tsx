// region: status
import {UNLIMITED} from './format';
import {claimsOf, type FeatureStatus} from '../token-readers/claims';

/** Reads a feature from the pricing token that Pricing4React stores. */
export function storedStatus(feature: string): FeatureStatus | undefined {
  try {
    return claimsOf(JSON.parse(localStorage.getItem('pricingToken')!)).features?.[feature];
  } catch {
    return undefined;
  }
}
// endregion: status

// region: meter
interface UsageMeterProps {
  /** What the limit counts, in the plural: "notes". */
  things: string;
  status: FeatureStatus | undefined;
  locale?: string;
}

export function UsageMeter({things, status, locale = 'en'}: UsageMeterProps) {
  const used = status?.used;
  // Pricing4Java writes an unlimited amount as the string "Infinity".
  const limit = Number(status?.limit ?? NaN);
  if (typeof used !== 'number' || Number.isNaN(limit)) {
    return null;
  }
  if (limit >= UNLIMITED) {
    return <p>{`${used.toLocaleString(locale)} ${things}, without a limit`}</p>;
  }
  const text = `${used.toLocaleString(locale)} of ${limit.toLocaleString(locale)} ${things}`;
  return (
    <label>
      {text} <meter value={used} max={limit} high={limit * 0.9} />
    </label>
  );
}
// endregion: meter
