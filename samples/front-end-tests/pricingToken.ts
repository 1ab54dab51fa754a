interface FeatureStatus {
  eval: boolean;
  used: number | null;
  limit: number | null;
}

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_');

/**
 * Stores a pricing token with these features. Its signature is invalid, but the
 * front end does not read it.
 */
export function storePricingToken(features: Record<string, Partial<FeatureStatus>>) {
  const token = `${encode({alg: 'HS512'})}.${encode({sub: 'test', features})}.signature`;
  localStorage.setItem('pricingToken', JSON.stringify(token));
}
