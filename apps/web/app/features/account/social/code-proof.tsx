import { useState } from 'react';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { OneTimeCodeForm } from '#app/domain/contact/one-time-code-form.tsx';

interface CodeProofProps {
  /** Mails a code and returns the seconds until the next one is allowed. @throws ApiError */
  send(): Promise<number>;
  /** @throws ApiError */
  prove(otp: string): Promise<void>;
}

/** The code is mailed on request: a member who knows the password needs none. */
export function CodeProof({ send, prove }: CodeProofProps) {
  const t = useT();
  const { config } = useStart();
  const [sent, setSent] = useState(false);
  const task = useTask(async () => {
    await send();
    setSent(true);
  });
  if (sent) return <OneTimeCodeForm length={config.otpLength} verify={prove} resend={send} />;
  return (
    <>
      <Button size="large" className="w-full" busy={task.busy} onClick={() => void task.start()}>
        {t('social.proofMail')}
      </Button>
      <p role="alert" className="text-ruby-bright mt-3 text-center text-sm empty:hidden">
        {task.failure}
      </p>
    </>
  );
}
