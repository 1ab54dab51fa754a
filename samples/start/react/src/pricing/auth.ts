export * from './auth.own-jwt';
