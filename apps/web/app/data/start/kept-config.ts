import { auth } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { LocalCache } from '#app/browser/local-cache.ts';
import type { Config } from './start.ts';

const KEY = 'config';

/** Keeps the configuration on this device for the day it cannot be loaded. */
export function keepConfig(config: Config, cache: LocalCache): void {
  cache.set(KEY, config);
}

/**
 * Loads the configuration and keeps it; when that fails, the kept copy serves (SHELL-46).
 * @throws ApiError when there is no copy either
 */
export async function configOrKept(api: Api, cache: LocalCache): Promise<Config> {
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
