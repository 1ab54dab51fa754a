export {PricingContextManager} from 'pricing4ts-dist/server/configuration/PricingContextManager';
