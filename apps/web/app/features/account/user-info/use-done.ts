import { closeModalOf } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';

/** Ends an account form: revalidates the page, closes the modal and shows a notification. */
export function useDone(): (text: string) => Promise<void> {
  const reloadAccount = useReloadAccount();
  return async (text) => {
    await reloadAccount();
    closeModalOf('userInfo');
    notify('success', text);
  };
}
