// region: usage
import type {PublicPricing} from './publicPricing';
import {UpgradePrompt} from './UpgradePrompt';
import {UsageMeter, storedStatus} from './UsageMeter';

interface NotesUsageProps {
  pricing: PublicPricing;
  current: {plan: string; addOns: string[]};
}

export function NotesUsage({pricing, current}: NotesUsageProps) {
  const status = storedStatus('notes');
  return (
    <>
      <UsageMeter things="notes" status={status} />
      {status?.eval === false && (
        <UpgradePrompt pricing={pricing} current={current} name="maxNotes" />
      )}
    </>
  );
}
// endregion: usage
