/** Replaces Pricing4React 2.0.0 at runtime, built from the parts in `samples/pricing4react-standin`. */
import {createLibrary} from '../../../samples/pricing4react-standin/src/library';

export * from '../../../samples/pricing4react-standin/src/components';
export {and, iff, implies, or} from '../../../samples/pricing4react-standin/src/expressions';
export type {
  LogicBoolean,
  NAryFunction,
  ResultValue,
} from '../../../samples/pricing4react-standin/src/expressions';
export const {feature, fetchWithPricingInterceptor, searchNewTokenAndUpdate} = createLibrary(
  'pricingToken',
  {header: 'Pricing-Token', sendsToken: true, origin: 'http://localhost:8080'},
);
