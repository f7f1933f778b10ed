import { type TabKey, tabCache } from '#app/browser/local-cache.ts';
import { onSessionEnd } from '#app/data/session/member-data.ts';

interface StoredDraft {
  userId: string;
  values: object;
}

/** What a member has typed into a form, stored in this tab. */
export interface Draft<Values> {
  /** Null without a draft of this member. */
  read(userId: string): Partial<Values> | null;
  store(userId: string, values: Partial<Values>): void;
  forget(): void;
}

/**
 * Keeps what is typed into a form in this tab, so that it survives a reload and a visit to another site.
 * @param seconds how long; by default until the tab or the session ends
 */
export function createDraft<Values>(key: TabKey, seconds?: number): Draft<Values> {
  const forget = () => tabCache.remove(key);
  onSessionEnd(forget);
  return {
    read(userId) {
      const stored = tabCache.get(key) as StoredDraft | null;
      return stored?.userId === userId ? stored.values : null;
    },
    store: (userId, values) => tabCache.set(key, { userId, values } satisfies StoredDraft, seconds),
    forget,
  };
}
