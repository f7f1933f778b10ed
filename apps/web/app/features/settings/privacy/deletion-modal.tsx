import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { longDate } from '@kandil/ui/text/long-date.ts';
import { closeModal } from '#app/domain/prompt/modal-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Reminds a member who logs in during the 14-day grace period that the account will be deleted. */
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
