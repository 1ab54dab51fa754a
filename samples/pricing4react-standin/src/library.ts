/** The functions of the library that depend on the release. */
import {createFeature} from './expressions';
import {createInterceptors, type Exchange} from './interceptors';
import {createTokenStore} from './tokens';

/**
 * @param key key of the token in the local storage
 * @param exchange protocol between the release and the back end
 */
export function createLibrary(key: string, exchange: Exchange) {
  const tokens = createTokenStore(key);
  return {feature: createFeature(tokens), ...createInterceptors(tokens, exchange)};
}
