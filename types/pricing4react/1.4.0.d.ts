/**
 * Pricing4React 1.3.0, which the docs version 1.4.0 documents, declares what 2.0.0 declares. It differs
 * in behavior only: `fetchWithPricingInterceptor` sends no token, and the response header is `New-Token`.
 */
/// <reference path="./2.0.0.d.ts" />
