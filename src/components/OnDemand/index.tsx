import {useState} from 'react';
import {reloadIfReachable} from '@pricing4saas/search/staleTab';

export {default as LoadFailure} from './LoadFailure';

/**
 * Loads code when `load` is called. Unlike `lazy`, it loads again after a failure. `load` resolves to whether
 * the code is loaded.
 *
 * @param fetchCode imports the module, whose default export is the code
 */
export function useOnDemand<T>(fetchCode: () => Promise<{readonly default: T}>) {
  const [code, setCode] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = async (): Promise<boolean> => {
    try {
      const loaded = code ?? (await fetchCode()).default;
      setCode(() => loaded);
      setHasFailed(false);
      return true;
    } catch {
      setHasFailed(true);
      if (hasFailed) await reloadIfReachable();

      return false;
    }
  };
  return {code, hasFailed, load};
}
