import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { errorText, retryAfterOf } from '@kandil/ui/forms/errors.ts';
import { CodeField } from '@kandil/ui/forms/code-field.tsx';
import { useCountdown } from '@kandil/ui/forms/use-countdown.ts';

/** Seconds between two codes; the service sends the value with each code. */
const RESEND_AFTER = 60;

interface OneTimeCodeFormProps {
  length: number;
  /** Seconds until a new code may be sent; by default a code was sent just now. */
  wait?: number;
  /** Checks the code. @throws ApiError when it is wrong */
  verify(code: string): Promise<void>;
  /** Sends a new code and returns the seconds until the next one is allowed. @throws ApiError */
  resend(): Promise<number>;
}

/** A one-time code field: it submits with the last digit and can send a new code. */
export function OneTimeCodeForm({
  length,
  wait: first = RESEND_AFTER,
  verify,
  resend,
}: OneTimeCodeFormProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [sent, setSent] = useState(false);
  const [wait, beginWait] = useCountdown(first);
  const running = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const attempt = async (kind: 'verify' | 'resend', action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(kind);
    setError(null);
    setSent(false);
    try {
      await action();
    } catch (problem) {
      setError(errorText(problem, t));
      if (kind === 'resend') beginWait(retryAfterOf(problem) ?? 0);
    } finally {
      running.current = false;
      setBusy(null);
      input.current?.focus();
    }
  };
  const check = (typed: string) => {
    if (typed.length === length) void attempt('verify', () => verify(typed));
    else setError(t(typed === '' ? 'field.required' : 'code.length', { length }));
  };
  const type = (typed: string) => {
    setCode(typed);
    setError(null);
    if (typed.length === length && typed !== code) check(typed);
  };
  const sendAgain = () =>
    attempt('resend', async () => {
      beginWait(await resend());
      setCode('');
      setSent(true);
    });

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        check(code);
      }}
    >
      <CodeField
        ref={input}
        label={t('code.label', { length })}
        length={length}
        value={code}
        error={error}
        onChange={type}
      />
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy === 'verify'}>
        {t('code.submit')}
      </Button>
      <div className="text-muted mt-3 flex min-h-11 items-center justify-center text-sm">
        {wait > 0 ? (
          <span>{t('code.wait', { seconds: wait })}</span>
        ) : (
          <Button look="plain" busy={busy === 'resend'} onClick={() => void sendAgain()}>
            {t('code.resend')}
          </Button>
        )}
      </div>
      <output className="sr-only">{sent && t('code.sentAgain')}</output>
    </form>
  );
}
