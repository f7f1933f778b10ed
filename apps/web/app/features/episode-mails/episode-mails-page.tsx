import { notify } from '@kandil/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dropFromAddress, useAddressQuery } from '#app/browser/address/query.ts';
import { browserApi } from '#app/data/client/api.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/**
 * Turns off mails about new episodes by the link of such a mail, without login. It asks first: programs that check the
 * links of mails open them, too.
 */
export function EpisodeMailsPage() {
  const t = useT();
  const [token] = useState(useAddressQuery().get('token') ?? '');
  const [state, setState] = useState<'asked' | 'stopped' | 'useless'>(token ? 'asked' : 'useless');
  const [reason, setReason] = useState('');
  useEffect(() => dropFromAddress('token'), []);
  const task = useTask(async () => {
    try {
      await browserApi(notify.episodeMailsStop, { token });
      setState('stopped');
    } catch (error) {
      if (!isApiError(error) || error.code !== 'LINK_DAMAGED') throw error;
      setState('useless');
      setReason(error.message);
    }
  });
  return (
    <main id="main" className="flex min-h-[80dvh] items-center justify-center px-4 pt-24 pb-16">
      <PageMeta title={t('episodeMails.title')} hidden />
      <div className="rounded-sheet border-line bg-raised w-full max-w-md border p-6 sm:p-8">
        {state === 'asked' && (
          <>
            <h1 className="display mb-4 text-2xl">{t('episodeMails.title')}</h1>
            {task.failure && <FormMessage text={task.failure} />}
            <p className="mb-6">{t('episodeMails.text')}</p>
            <Button className="w-full" busy={task.busy} onClick={() => void task.start()}>
              {t('episodeMails.stop')}
            </Button>
          </>
        )}
        {state === 'stopped' && (
          <Outcome title={t('episodeMails.stopped')}>{t('episodeMails.stoppedText')}</Outcome>
        )}
        {state === 'useless' && (
          <Outcome title={t('episodeMails.failed')}>{t('episodeMails.failedText')}</Outcome>
        )}
        {reason && <FormMessage text={reason} />}
        {state !== 'asked' && (
          <ButtonLink to={paths.settings()} className="w-full">
            {t('account.settings')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.homepage()} look="plain" className="mt-3 w-full">
          {t('action.home')}
        </ButtonLink>
      </div>
    </main>
  );
}

/** Replaces the question: its heading gets the focus, so that it is read. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display mb-4 text-2xl outline-none">
        {title}
      </h1>
      <p className="mb-6">{children}</p>
    </>
  );
}
