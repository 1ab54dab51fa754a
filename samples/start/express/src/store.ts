/** Accounts in memory: one for each plan. Replace this module with your database. */
import {CHEAPEST_PLAN, type AddOnName, type FeatureName, type PlanName, type UserContext} from './features';
import type {Subscriber} from './pricing';

interface Account {
  readonly password: string;
  readonly plan: PlanName;
  readonly addOns: AddOnName[];
  /** How often the user has used something, by the key of the user context. */
  readonly used: Map<string, number>;
}

function account(password: string, plan: PlanName): Account {
  return {password, plan, addOns: [], used: new Map()};
}

const accounts = new Map<string, Account>([
  // <each plan>
  ['starter', account('starter-demo', 'STARTER')],
  ['studio', account('studio-demo', 'STUDIO')],
  // </each plan>
]);

/** The keys of the user context that a use of a feature increases. */
const COUNTED: readonly (readonly [FeatureName, string])[] = [
  // <each use>
  ['notes', 'noteCount'],
  // </each use>
];

/** The user names of the demo. */
export const USERNAMES: readonly string[] = [...accounts.keys()];

export async function isPassword(username: unknown, password: unknown): Promise<boolean> {
  return accounts.get(String(username))?.password === password;
}

export async function subscriberOf(username: string): Promise<Subscriber> {
  const {plan, addOns, used} = accounts.get(username) ?? account('', CHEAPEST_PLAN);
  const count = (key: string) => used.get(key) ?? 0;
  // Replace these values with those of your application.
  const userContext: UserContext = {
    username,
    // <each number key>
    'noteCount': count('noteCount'),
    // </each number key>
    // <each boolean key>
    'betaTester': false,
    // </each boolean key>
    // <each text key>
    'region': '',
    // </each text key>
  };
  return {plan, addOns, userContext};
}

/** Counts a use of a feature, unless the count has reached the limit: parallel requests pass the guard together. */
export async function use(username: string, feature: FeatureName, limit: unknown): Promise<boolean> {
  const used = accounts.get(username)?.used ?? new Map<string, number>();
  const keys = COUNTED.filter(([name]) => name === feature).map(([, key]) => key);
  if (typeof limit === 'number' && keys.some((key) => (used.get(key) ?? 0) >= limit)) {
    return false;
  }
  keys.forEach((key) => used.set(key, (used.get(key) ?? 0) + 1));
  return true;
}
