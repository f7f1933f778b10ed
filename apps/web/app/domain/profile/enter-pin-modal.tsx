import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '#app/ui/forms/code-field.tsx';
import { errorText, retryAfterOf } from '#app/ui/forms/errors.ts';
import { useCountdown } from '#app/ui/forms/use-countdown.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { PIN_LENGTH, pinProblem } from './pin.ts';

interface EnterPinModalProps {
  /** Of the profile whose PIN it is. */
  name: string;
  /** It keeps a child inside, rather than others out. */
  leaving: boolean;
  /** @throws ApiError when it is not the right one */
  enter(pin: string): Promise<void>;
}

/** The PIN of a profile, sent with its last digit. A wrong one stays, marked, and is typed over. */
export function EnterPinModal({ name, leaving, enter }: EnterPinModalProps) {
  const t = useT();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wait, beginWait] = useCountdown(0);
  const running = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const send = async (typed: string) => {
    if (running.current || wait > 0) return;
    const problem = pinProblem(typed);
    if (problem !== null) return setError(t(problem, { length: PIN_LENGTH }));
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await enter(typed);
    } catch (refusal) {
      running.current = false;
      setBusy(false);
      setError(errorText(refusal, t));
      beginWait(retryAfterOf(refusal) ?? 0);
      input.current?.select();
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send(pin);
      }}
    >
      <p className="text-muted mb-6 text-center" dir="auto">
        {t(leaving ? 'pin.leave' : 'pin.enter', { name })}
      </p>
      <CodeField
        ref={input}
        label={t('pin.label')}
        length={PIN_LENGTH}
        secret
        value={pin}
        error={error}
        onChange={(typed) => {
          setPin(typed);
          setError(null);
          if (typed.length === PIN_LENGTH && typed !== pin) void send(typed);
        }}
      />
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy} disabled={wait > 0}>
        {wait > 0 ? t('pin.wait', { seconds: wait }) : t('pin.submit')}
      </Button>
    </form>
  );
}
