import { consentText } from '../cookies.ts';
import { isAllowed, type KeyOf } from './stored.ts';

/** The keys of localStorage and sessionStorage. Neither refuses: a blocked or full storage keeps nothing. */
export interface Items<Key extends string> {
  getItem(key: Key): string | null;
  /** Returns whether it is stored, if only until the page closes. */
  setItem(key: Key, value: string): boolean;
  removeItem(key: Key): void;
  /** What the visitor has not allowed lasts until the page closes (SPEC-D56). */
  passing: Map<string, string>;
}

function itemsOf<P extends 'local' | 'tab'>(place: P, storage: () => Storage): Items<KeyOf<P>> {
  const passing = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  const allows = (key: string) => isAllowed(place, key, consentText());
  const store = (key: string, value: string) =>
    attempt((storage) => storage.setItem(key, value)) !== null;
  return {
    passing,
    getItem: (key) => passing.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      if (allows(key)) return store(key, value);
      passing.set(key, value);
      return true;
    },
    removeItem(key) {
      passing.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Items of this browser. */
export const localItems = itemsOf('local', () => window.localStorage);
/** Items of this tab. */
export const tabItems = itemsOf('tab', () => window.sessionStorage);
