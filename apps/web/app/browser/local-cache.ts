/** Where items are kept: localStorage, or anything like it. */
export type ItemStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Kept {
  value: unknown;
  /** Clock time in milliseconds; null for an item that stays until it is removed. */
  expiresAt: number | null;
}

export interface LocalCache {
  /** Keeps a value, for so many seconds or until it is removed (CONST-33, CONST-34). */
  set(key: string, value: unknown, seconds?: number): void;
  /** The value, or null when there is none, it has expired, or what is stored cannot be read. */
  get(key: string): unknown;
  remove(key: string): void;
}

const PREFIX = 'kandil_cache_';

/**
 * Values kept on this device. A browser without storage, or one whose storage is full, keeps nothing and fails
 * at nothing.
 * @param store asked for at each use: reading `localStorage` itself may be refused
 * @param now milliseconds
 */
export function localCache(store: () => ItemStore, now: () => number): LocalCache {
  const attempt = <T>(action: (items: ItemStore) => T): T | null => {
    try {
      return action(store());
    } catch {
      return null;
    }
  };
  const remove = (key: string) => void attempt((items) => items.removeItem(PREFIX + key));
  return {
    set(key, value, seconds) {
      const kept: Kept = {
        value,
        expiresAt: seconds === undefined ? null : now() + seconds * 1000,
      };
      attempt((items) => items.setItem(PREFIX + key, JSON.stringify(kept)));
    },
    get(key) {
      const kept = attempt(
        (items) => JSON.parse(items.getItem(PREFIX + key) ?? 'null') as Kept | null,
      );
      if (!kept) return null;
      if (kept.expiresAt === null || now() < kept.expiresAt) return kept.value;
      remove(key);
      return null;
    },
    remove,
  };
}

/** The cache of this browser. */
export const browserCache: LocalCache = localCache(
  () => window.localStorage,
  () => Date.now(),
);
