/** The features of the pricing file. */
export const FEATURES = [
  // <each feature>
  'pdfExport',
  'notes',
  'betaEditor',
  'euHosting',
  // </each feature>
] as const;

export type FeatureName = (typeof FEATURES)[number];

/** The plans of the pricing file. */
export const PLANS = [
  // <each plan>
  'STARTER',
  'STUDIO',
  // </each plan>
] as const;

export type PlanName = (typeof PLANS)[number];

/** The plan of users who have not chosen another. */
export const CHEAPEST_PLAN: PlanName =
  // <each cheapest plan>
  'STARTER';
  // </each cheapest plan>

/** The add-ons of the pricing file. */
export const ADD_ONS = [
  // <each add-on>
  'notePack',
  // </each add-on>
] as const;

export type AddOnName = (typeof ADD_ONS)[number];

/** Everything that the expressions of the pricing file read about a user. The library does not count: your code does. */
export type UserContext = {
  username: string;
  // <each number key>
  'noteCount': number;
  // </each number key>
  // <each boolean key>
  'betaTester': boolean;
  // </each boolean key>
  // <each text key>
  'region': string;
  // </each text key>
};

/** The keys of `UserContext`, besides `username`. */
export const USER_CONTEXT_KEYS: readonly (keyof UserContext)[] = [
  // <each key>
  'noteCount',
  'betaTester',
  'region',
  // </each key>
];
