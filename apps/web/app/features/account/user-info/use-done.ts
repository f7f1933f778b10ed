import { closeModalOf } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';

/** The end of a form of the account: the page shows what is new, the modal goes, and a word says that it worked. */
export function useDone(): (text: string) => Promise<void> {
  const reloadAccount = useReloadAccount();
  return async (text) => {
    await reloadAccount();
    closeModalOf('userInfo');
    notify('success', text);
  };
}
