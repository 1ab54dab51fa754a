export * from '../../../node-back-end/pricing';
