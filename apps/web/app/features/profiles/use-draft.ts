import { useEffect, useEffectEvent } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { createDraft } from '#app/data/writes/draft.ts';
import type { ProfileValues } from './fields.ts';

const draft = createDraft<ProfileValues>('new-profile');
export const forgetDraft = draft.forget;

/** Keeps the values of a new profile in this tab, so that they survive a reload. Off for a saved profile. */
export function useDraft(
  form: UseFormReturn<ProfileValues>,
  profile: Profile | null,
  account: { userId: string } | null,
): void {
  const userId = profile ? null : (account?.userId ?? null);
  const { watch, setValue } = form;
  const restore = useEffectEvent((of: string) => {
    for (const [name, value] of Object.entries(draft.read(of) ?? {}))
      setValue(name as Path<ProfileValues>, value);
  });
  useEffect(() => {
    if (userId === null) return undefined;
    restore(userId);
    const subscription = watch((values) => draft.store(userId, values));
    return () => subscription.unsubscribe();
  }, [userId, watch]);
}
