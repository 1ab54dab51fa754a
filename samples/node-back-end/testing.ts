import path from 'node:path';
import {PricingContext, PricingContextManager, generateUserPricingToken} from 'pricing4ts/server';

export const FILE = path.join(import.meta.dirname, '../pricing/noteharbor-2.1.yml');
export const SECRET = 'secret of the tests';

/** A user of NoteHarbor, as Pricing4TS reads it. */
export class SampleContext extends PricingContext {
  constructor(
    readonly username: string,
    readonly plan = 'STARTER',
    readonly notes = 0,
    readonly secret = SECRET,
  ) {
    super();
  }

  getConfigFilePath = () => FILE;
  getJwtSecret = () => this.secret;
  getUserPlan = () => this.plan;
  getUserContext = () => ({username: this.username, notes: this.notes, aiSummaries: 0});
}

/** A pricing token of Pricing4TS. */
export function tokenOf(context: SampleContext): string {
  PricingContextManager.registerContext(context);
  return generateUserPricingToken();
}
