import { auth } from '@kandil/contract';
import { type Task, useTask } from '../../../forms/use-task.ts';
import { browserApi } from '../../../lib/api.ts';
import { notify } from '../../../lib/notifications.ts';
import { useReloadAccount } from '../../../lib/use-reload-account.ts';
import { useT } from '../../../lib/texts.tsx';

/** Takes the deletion of the account back. */
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
