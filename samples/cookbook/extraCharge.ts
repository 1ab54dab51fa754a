import {retrievePricingFromYaml} from 'pricing4ts';

type Pricing = ReturnType<typeof retrievePricingFromYaml>;

// region: extra-charge
/** Price of the summaries of a month that the plan does not include. */
export function extraCharge({plans, variables}: Pricing, plan: string, summaries: number): number {
  const {value, defaultValue} = plans![plan]!.usageLimits!.includedSummaries!;
  const extra = Math.max(0, summaries - Number(value ?? defaultValue));
  return extra * Number(variables.extraSummary);
}
// endregion: extra-charge
