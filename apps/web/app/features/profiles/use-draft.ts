import { useEffect, useEffectEvent } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { localCache } from '#app/browser/local-cache.ts';
import { onSessionEnd } from '#app/data/session/member-data.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import type { ProfileValues } from './fields.ts';

const KEY = 'new-profile';
const tab = localCache(
  () => window.sessionStorage,
  () => Date.now(),
);

export const forgetDraft = (): void => tab.remove(KEY);
onSessionEnd(forgetDraft);

interface Draft {
  userId: string;
  values: Partial<ProfileValues>;
}

/** Keeps the values of a new profile in this tab, so that they survive a reload. Off for a saved profile. */
export function useDraft(
  form: UseFormReturn<ProfileValues>,
  profile: Profile | null,
  account: { userId: string } | null,
): void {
  const userId = profile ? null : (account?.userId ?? null);
  const { watch, setValue } = form;
  const restore = useEffectEvent((of: string) => {
    const draft = tab.get(KEY) as Draft | null;
    if (draft?.userId !== of) return;
    for (const [name, value] of Object.entries(draft.values))
      setValue(name as Path<ProfileValues>, value);
  });
  useEffect(() => {
    if (userId === null) return undefined;
    restore(userId);
    const subscription = watch((values) => tab.set(KEY, { userId, values }));
    return () => subscription.unsubscribe();
  }, [userId, watch]);
}
