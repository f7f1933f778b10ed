import { FormMessage } from '../../../forms/form-message.tsx';
import { longDate } from '../../../lib/long-date.ts';
import { closeModal } from '../../../lib/modals.ts';
import { useStart } from '../../../lib/start.ts';
import { useWords } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Reminds whoever logs in during the 14 days that the account is to be deleted. */
export function DeletionModal() {
  const { t, language } = useWords();
  const { account } = useStart();
  const task = useKeepAccount(closeModal);
  const deletionAt = account?.deletionAt;
  return (
    <>
      {task.failure && <FormMessage text={task.failure} />}
      <p className="text-lg">
        {deletionAt && t('settings.deletionOn', { date: longDate(deletionAt, language) })}
      </p>
      <p className="text-muted mt-1">{t('settings.deletionText')}</p>
      <Button
        size="large"
        className="mt-7 w-full"
        busy={task.busy}
        onClick={() => void task.start()}
      >
        {t('settings.keep')}
      </Button>
      <Button look="plain" className="mt-2 w-full" onClick={closeModal}>
        {t('settings.keepLater')}
      </Button>
    </>
  );
}
