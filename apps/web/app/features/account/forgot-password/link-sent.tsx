import { useEffect, useRef, useState } from 'react';
import { retryAfterOf } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useCountdown } from '@kandil/ui/forms/use-countdown.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useAccountState } from './state.ts';
import type { ResetRequest } from './use-request.ts';

interface LinkSentProps {
  email: string;
  /** Seconds until it may be sent again. */
  wait: number;
  /** Sends it again. @throws ApiError */
  resend(): Promise<ResetRequest | null>;
  onCode(): void;
}

/** Confirms that the mail is on its way, whether or not the account exists; its code can be entered here. */
export function LinkSent({ email, wait, resend, onCode }: LinkSentProps) {
  const t = useT();
  const { isLoading, errorMessage } = useAccountState((state) => state.forgotPassword);
  const [left, begin] = useCountdown(wait);
  const [again, setAgain] = useState(false);
  // The form that had the focus is gone; the next action takes the focus.
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.focus(), []);
  const sendAgain = async () => {
    try {
      const requested = await resend();
      if (requested) begin(requested.retryAfter);
      setAgain(requested !== null);
    } catch (error) {
      begin(retryAfterOf(error) ?? 0);
    }
  };
  return (
    <div ref={root}>
      {errorMessage ? (
        <FormMessage text={errorMessage} />
      ) : (
        <FormMessage tone="success" text={t('forgot.sent', { email })} />
      )}
      <p className="text-muted mb-5">{t('forgot.openLink')}</p>
      <Button size="large" className="w-full" onClick={onCode}>
        {t('forgot.enterCode')}
      </Button>
      <div className="text-muted mt-3 flex min-h-11 items-center justify-center text-sm">
        {left > 0 ? (
          <span>{t('forgot.wait', { seconds: left })}</span>
        ) : (
          <Button look="plain" busy={isLoading} onClick={() => void sendAgain()}>
            {t('forgot.again')}
          </Button>
        )}
      </div>
      <output className="sr-only">{again && !errorMessage && t('forgot.sentAgain')}</output>
    </div>
  );
}
