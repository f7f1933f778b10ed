import { longDate } from '@kandil/ui/text/long-date.ts';
import type { Account } from '#app/data/start/start.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Shows the date of a pending deletion, with a button to cancel it. */
export function DeletionNotice({ account: { deletionAt } }: { account: Account }) {
  return deletionAt ? <Notice deletionAt={deletionAt} /> : null;
}

function Notice({ deletionAt }: { deletionAt: string }) {
  const { t, language } = useWords();
  const task = useKeepAccount();
  return (
    <div className="rounded-sheet border-ruby-bright/45 bg-ruby/10 flex flex-wrap items-center justify-between gap-4 border p-5">
      <div className="flex-1 basis-64">
        <p className="font-semibold">
          {t('settings.deletionOn', { date: longDate(deletionAt, language) })}
        </p>
        <p className="text-muted mt-0.5 text-sm">{t('settings.deletionText')}</p>
        {task.failure && (
          <p role="alert" className="text-ruby-bright mt-1 text-sm">
            {task.failure}
          </p>
        )}
      </div>
      <Button busy={task.busy} onClick={() => void task.start()}>
        {t('settings.keep')}
      </Button>
    </div>
  );
}
