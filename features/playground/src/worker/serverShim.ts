/** Replaces pricing4ts' server entry, which needs Node.js, inside the bundled evaluator. */
export {PricingContextManager} from '../../../../node_modules/pricing4ts/dist/server/configuration/PricingContextManager';
