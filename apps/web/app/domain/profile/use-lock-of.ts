import { useClientState } from '#app/data/client/client-state.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useStart } from '#app/data/start/start.ts';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import type { ModalParams } from '../prompt/modal-store.ts';

type Lock = Pick<ModalParams['enterPin'], 'name' | 'reason' | 'ways'>;

/**
 * What the service requires before another profile is entered or a child logs out: the PIN of the profile to enter, or
 * the PIN or password that allows leaving the child's profile. Null for other errors.
 */
export function useLockOf(): (error: unknown, target?: Profile) => Lock | null {
  const { currentProfile } = useClientState();
  const { account } = useStart();
  return (error, target) => {
    if (!isApiError(error)) return null;
    const name = currentProfile?.profileName ?? '';
    if (error.code === 'PASSWORD_REQUIRED') return { name, reason: 'leave', ways: ['password'] };
    if (error.code !== 'PIN_REQUIRED') return null;
    if (target?.profileType === 'ADULT' && target.hasPin)
      return { name: target.profileName, reason: 'enter', ways: ['pin'] };
    const ways = account?.hasPassword ? (['pin', 'password'] as const) : (['pin'] as const);
    return { name, reason: 'leave', ways };
  };
}
