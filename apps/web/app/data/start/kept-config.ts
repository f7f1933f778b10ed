import { auth } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { BrowserKey, LocalCache } from '#app/browser/local-cache.ts';
import type { Config } from './start.ts';

const KEY = 'config';

/** Stores the configuration on this device, for when it cannot be loaded. */
export function keepConfig(config: Config, cache: LocalCache<BrowserKey>): void {
  cache.set(KEY, config);
}

/**
 * Loads and stores the configuration; if that fails, returns the stored copy (SHELL-46).
 * @throws ApiError when there is no copy either
 */
export async function configOrKept(api: Api, cache: LocalCache<BrowserKey>): Promise<Config> {
  try {
    const { data } = await api(auth.config, {});
    keepConfig(data, cache);
    return data;
  } catch (error) {
    const kept = cache.get(KEY) as Config | null;
    if (kept) return kept;
    throw error;
  }
}
