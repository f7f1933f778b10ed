import { type LeavingProof, logOut } from '#app/data/session/log-out.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { paths } from '#app/paths.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { openModal } from '../prompt/modal-store.ts';
import { notify } from '../prompt/notification-store.ts';
import { useLockOf } from './use-lock-of.ts';

/** Logs out into a new document, so that nothing of the member stays in memory. */
async function leave(isChild: boolean, proof?: LeavingProof): Promise<void> {
  await logOut(proof, isChild);
  window.location.assign(paths.homepage());
}

/** Logs out; from a child's profile only with its PIN or the account's password. */
export function useLogOut(): () => Promise<void> {
  const t = useT();
  const { currentProfile } = useClientState();
  const lockOf = useLockOf();
  return async () => {
    const isChild = currentProfile?.profileType === 'KIDS';
    if (!isChild) openModal('loading', { text: 'settings.loggingOut' }, true);
    try {
      await leave(isChild);
    } catch (error) {
      const lock = lockOf(error);
      if (lock)
        openModal('enterPin', {
          ...lock,
          reason: 'logOut',
          enter: (proof) => leave(isChild, proof),
        });
      else notify('error', errorText(error, t));
    }
  };
}
