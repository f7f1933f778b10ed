import { auth } from '@kandil/contract';
import { useState } from 'react';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useBotCheck } from '../bot-check/bot-check.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** Mails a link that sets the password of an account without one. */
export function PasswordLink({ email }: { email: string | null }) {
  return email ? <LinkTo email={email} /> : <EmailFirst />;
}

function LinkTo({ email }: { email: string }) {
  const t = useT();
  const person = useBotCheck('FORGOT');
  const [isSent, setSent] = useState(false);
  const task = useTask(async () => {
    await browserApi(auth.forgotPassword, { email, ...(await person()) });
    setSent(true);
  });
  return (
    <>
      {task.failure && <FormMessage text={task.failure} />}
      {isSent && !task.failure && (
        <FormMessage tone="success" text={t('userInfo.passwordSent', { email })} />
      )}
      <p className="text-muted mb-6">{t('userInfo.passwordLink', { email })}</p>
      <Button size="large" className="w-full" busy={task.busy} onClick={() => void task.start()}>
        {t(isSent ? 'forgot.again' : 'userInfo.sendLink')}
      </Button>
    </>
  );
}

function EmailFirst() {
  const t = useT();
  return (
    <>
      <p className="text-muted mb-6">{t('userInfo.passwordNoEmail')}</p>
      <Button
        size="large"
        className="w-full"
        onClick={() => openModal('userInfo', { activeFormName: 'email' })}
      >
        {t('userInfo.email')}
      </Button>
    </>
  );
}
