import { localItems, tabItems } from './storage/items.ts';
import type { KeyOf } from './storage/stored.ts';

/** Where items are stored: those of the browser, of the tab, or anything like them. */
export interface ItemStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): void;
}

interface CacheEntry {
  value: unknown;
  /** Clock time in milliseconds; null for an item that stays until it is removed. */
  expiresAt: number | null;
}

export interface LocalCache<Key extends string> {
  /** Keeps a value, for so many seconds or until it is removed (CONST-33, CONST-34). */
  set(key: Key, value: unknown, seconds?: number): void;
  /** The value, or null when there is none, it has expired, or what is stored cannot be read. */
  get(key: Key): unknown;
  remove(key: Key): void;
}

const PREFIX = 'kandil_cache_';
type CacheName<Key> = Key extends `${typeof PREFIX}${infer Rest}` ? Rest : never;
export type BrowserKey = CacheName<KeyOf<'local'>>;
export type TabKey = CacheName<KeyOf<'tab'>>;

/** Values with an expiry. @param now milliseconds */
export function localCache<Key extends string>(
  store: ItemStore,
  now: () => number,
): LocalCache<Key> {
  const parsed = (text: string | null): CacheEntry | null => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };
  const remove = (key: Key) => store.removeItem(PREFIX + key);
  return {
    set(key, value, seconds) {
      const stored: CacheEntry = {
        value,
        expiresAt: seconds === undefined ? null : now() + seconds * 1000,
      };
      store.setItem(PREFIX + key, JSON.stringify(stored));
    },
    get(key) {
      const stored = parsed(store.getItem(PREFIX + key));
      if (!stored) return null;
      if (stored.expiresAt === null || now() < stored.expiresAt) return stored.value;
      remove(key);
      return null;
    },
    remove,
  };
}

const now = () => Date.now();
/** The cache of this browser. */
export const browserCache = localCache<BrowserKey>(localItems, now);
/** The cache of this tab. */
export const tabCache = localCache<TabKey>(tabItems, now);
