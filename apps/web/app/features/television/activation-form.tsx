import { type SyntheticEvent, useEffect, useRef } from 'react';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import { ACTIVATION_CODE_LENGTH } from '@kandil/ui/forms/activation-code.ts';
import { CodeField } from '@kandil/ui/forms/code-field.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useActivation } from './use-activation.ts';

/** Idle, submitting, done (TV-22..25); a refused code stays, marked, without a message (TV-26, SPEC-D9). */
export function ActivationForm() {
  const t = useT();
  const { code, type, submit, state, problem, message } = useActivation();
  const input = useRef<HTMLInputElement>(null);
  const refused = state === 'refused';
  // Only an enabled field can be focused, so this waits for the render after the response.
  useEffect(() => {
    if (state === 'idle' || refused) input.current?.focus();
  }, [state, refused]);
  const done = state === 'done';
  const busy = state === 'submitting';

  return (
    <div className="w-full max-w-md">
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="mb-3 font-medium" aria-hidden>
          {t('activate.code')}
        </p>
        <CodeField
          ref={input}
          label={t('activate.code')}
          length={ACTIVATION_CODE_LENGTH}
          size="large"
          value={code}
          error={problem && t(problem, { length: ACTIVATION_CODE_LENGTH })}
          invalid={refused || problem !== null}
          disabled={busy || done}
          onChange={type}
        />
        <Button
          type="submit"
          size="large"
          className="mt-8 w-full"
          busy={busy}
          disabled={busy || done}
        >
          {t('activate.submit')}
        </Button>
      </form>
      <output className="block">
        {state === 'waiting' && <span className="sr-only">{t('activate.soon')}</span>}
        {done && (
          <span className="animate-rise mt-8 flex flex-col items-center gap-2">
            <CircleCheckIcon className="text-leaf mb-1 size-10" aria-hidden />
            <span className="text-lg font-semibold">{message}</span>
            <span className="text-muted">{t('activate.goBack')}</span>
          </span>
        )}
      </output>
    </div>
  );
}
