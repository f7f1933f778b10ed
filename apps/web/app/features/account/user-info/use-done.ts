import { closeModal } from '../../../lib/modals.ts';
import { notify } from '../../../lib/notifications.ts';
import { useReloadData } from '../../../lib/sign-in.ts';

/** The end of a form of the account: the page shows what is new, the modal goes, and a word says that it worked. */
export function useDone(): (text: string) => Promise<void> {
  const reloadData = useReloadData();
  return async (text) => {
    await reloadData();
    closeModal();
    notify('success', text);
  };
}
