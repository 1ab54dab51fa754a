/** Accounts and notes in memory. Replace this module with your database. */
import type {Subscriber} from './pricing';

interface Account {
  readonly password: string;
  readonly notes: string[];
  plan: string;
  addOns: string[];
}

const accounts = new Map<string, Account>([
  ['ada', {password: 'ada-password', notes: [], plan: 'STUDIO', addOns: ['notePack']}],
  ['grace', {password: 'grace-password', notes: [], plan: 'STARTER', addOns: []}],
]);

function accountOf(username: string): Account {
  const account = accounts.get(username);
  if (!account) {
    throw new Error(`No account ${username}`);
  }
  return account;
}

export async function isPassword(username: string, password: string): Promise<boolean> {
  return accounts.get(username)?.password === password;
}

export async function subscriberOf(username: string): Promise<Subscriber> {
  const {plan, addOns, notes} = accountOf(username);
  // An expression reads it, but the sample has no AI summaries.
  return {plan, addOns, userContext: {username, notes: notes.length, aiSummaries: 0}};
}

export async function changePlan(username: string, plan: string): Promise<void> {
  accountOf(username).plan = plan;
}

/** Counts again, because parallel requests can pass the guard together. */
export async function addNote(username: string, text: string, limit: number): Promise<boolean> {
  const {notes} = accountOf(username);
  if (notes.length >= limit) {
    return false;
  }
  notes.push(text);
  return true;
}

export async function notesOf(username: string): Promise<readonly string[]> {
  return accountOf(username).notes;
}
