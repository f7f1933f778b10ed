import { randomBytes } from 'node:crypto';
import { type BrowserKeys, newBrowserKeys } from './keys.ts';

export interface Subscription {
  keys: BrowserKeys;
  /** The public key of the only sender; null takes any. */
  sender: string | null;
  gone: boolean;
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** The subscriptions of browsers that the sandbox plays; they end with it. */
export function createSubscriptions() {
  const known = new Map<string, Subscription>();
  return {
    get: (id: string) => known.get(id),
    size: () => known.size,
    add(sender: string | null): { id: string; keys: BrowserKeys } {
      const id = randomBytes(18).toString('base64url');
      const keys = newBrowserKeys();
      known.set(id, { keys, sender, gone: false });
      return { id, keys };
    },
    /** The browser has ended it. @returns whether it was there */
    end(id: string): boolean {
      const one = known.get(id);
      if (one) one.gone = true;
      return one !== undefined;
    },
  };
}
