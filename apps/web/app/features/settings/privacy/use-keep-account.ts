import { auth } from '@kandil/contract';
import { type Task, useTask } from '@kandil/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/** Cancels the deletion of the account. */
export function useKeepAccount(after?: () => void): Task {
  const t = useT();
  const reloadAccount = useReloadAccount();
  return useTask(async () => {
    await browserApi(auth.accountKeep, {});
    await reloadAccount();
    after?.();
    notify('success', t('settings.kept'));
  });
}
