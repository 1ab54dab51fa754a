/** Replaces Pricing4React 1.3.0 at runtime, built from the parts in `samples/pricing4react-standin`. */
import {createLibrary} from '../../../samples/pricing4react-standin/src/library';

export * from '../../../samples/pricing4react-standin/src/components';
export {and, iff, implies, or} from '../../../samples/pricing4react-standin/src/expressions';
export type {
  LogicBoolean,
  NAryFunction,
  ResultValue,
} from '../../../samples/pricing4react-standin/src/expressions';
export const {feature, fetchWithPricingInterceptor, searchNewTokenAndUpdate} = createLibrary(
  'jwt',
  {header: 'New-Token', sendsToken: false, origin: 'http://localhost:8080'},
);
