/** The features of the pricing file, and the endpoint of each in the back end. */
export const ENDPOINTS = {
  // <each feature>
  'pdfExport': '/api/features/pdf-export',
  'notes': '/api/features/notes',
  'betaEditor': '/api/features/beta-editor',
  'euHosting': '/api/features/eu-hosting',
  // </each feature>
} as const;

export type FeatureName = keyof typeof ENDPOINTS;

export const FEATURES = Object.keys(ENDPOINTS) as FeatureName[];
