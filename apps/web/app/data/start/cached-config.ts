import { auth } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { BrowserKey, LocalCache } from '#app/browser/local-cache.ts';
import type { Config } from './start.ts';

const KEY = 'config';

/** Caches the configuration on this device, for when it cannot be loaded. */
export function cacheConfig(config: Config, cache: LocalCache<BrowserKey>): void {
  cache.set(KEY, config);
}

/**
 * Loads and caches the configuration; if that fails, returns the cached copy (SHELL-46).
 * @throws ApiError when there is no copy either
 */
export async function configOrCached(api: Api, cache: LocalCache<BrowserKey>): Promise<Config> {
  try {
    const { data } = await api(auth.config, {});
    cacheConfig(data, cache);
    return data;
  } catch (error) {
    const cached = cache.get(KEY) as Config | null;
    if (cached) return cached;
    throw error;
  }
}
