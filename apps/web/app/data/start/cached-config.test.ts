import type { Api } from '@kandil/contract/client';
import { describe, expect, test } from 'vitest';
import { configOrCached } from './cached-config.ts';
import { localCache } from '#app/browser/local-cache.ts';

const config = { appVersion: '1.2.3', services: { auth: '/api/auth' }, AVOD_ENABLED: 'true' };

function device() {
  const items = new Map<string, string>();
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return localCache(store, () => 0);
}
const answering: Api = () => Promise.resolve({ data: config, meta: null, message: null } as never);
const outOfReach: Api = () => Promise.reject(new Error('out of reach'));

describe('the configuration at the start', () => {
  test(
    'is cached, and the cached copy is used when loading it fails',
    { tags: ['SHELL-46'] },
    async () => {
      const cache = device();
      expect(await configOrCached(answering, cache)).toEqual(config);
      expect(await configOrCached(outOfReach, cache)).toEqual(config);
    },
  );

  test('without a copy the call fails', async () => {
    await expect(configOrCached(outOfReach, device())).rejects.toThrow('out of reach');
  });
});
