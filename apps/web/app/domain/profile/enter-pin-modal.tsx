import { MORE_MINUTES } from '@kandil/contract/watch';
import type { UiKey } from '@kandil/i18n';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '@kandil/ui/forms/code-field.tsx';
import { errorText, retryAfterOf } from '@kandil/ui/forms/errors.ts';
import { useCountdown } from '@kandil/ui/forms/use-countdown.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import type { ModalParams, ProofWay } from '../prompt/modal-store.ts';
import { EnterPasswordForm } from './enter-password-form.tsx';
import { PIN_LENGTH, pinProblem } from './pin.ts';

interface PinFormProps {
  text: string;
  /** @throws ApiError if the PIN or password is wrong */
  enter(pin: string): Promise<void>;
}

/** Asks for the PIN of a profile; to leave a child's profile, the account's password also works. */
export function EnterPinModal({ name, reason, ways, enter }: ModalParams['enterPin']) {
  const t = useT();
  const [way, setWay] = useState(ways[0]);
  const other = ways.find((each) => each !== way);
  const text = t(TEXTS[reason][way], { name, minutes: MORE_MINUTES });
  return (
    <>
      {way === 'pin' ? (
        <PinForm text={text} enter={(pin) => enter({ pin })} />
      ) : (
        <EnterPasswordForm text={text} enter={(password) => enter({ password })} />
      )}
      {other && (
        <Button look="plain" className="mt-3 w-full" onClick={() => setWay(other)}>
          {t(other === 'pin' ? 'pin.usePin' : 'pin.usePassword')}
        </Button>
      )}
    </>
  );
}

const TEXTS = {
  enter: { pin: 'pin.enter', password: 'pin.enter' },
  leave: { pin: 'pin.leave', password: 'pin.leaveByPassword' },
  logOut: { pin: 'pin.logOut', password: 'pin.logOutByPassword' },
  moreTime: { pin: 'pin.moreTime', password: 'pin.moreTimeByPassword' },
} as const satisfies Record<ModalParams['enterPin']['reason'], Record<ProofWay, UiKey>>;

/** Sends the PIN when its last digit is typed. A wrong PIN stays selected, so that typing replaces it. */
function PinForm({ text, enter }: PinFormProps) {
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
      <p className="text-muted mb-6 text-center">{text}</p>
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
