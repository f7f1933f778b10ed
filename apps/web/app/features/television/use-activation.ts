import { auth } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ACTIVATION_CODE_LENGTH, activationCodeProblem } from '@kandil/ui/forms/activation-code.ts';
import { codeDigits } from '@kandil/contract/pasted';
import { browserApi } from '#app/data/client/api.ts';
import { askToLogIn } from '#app/domain/prompt/ask-to-log-in.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { useAddressQuery } from '#app/browser/address/query.ts';

/** CONST-10: how long a code from the address is shown before it is submitted. */
export const AUTO_SUBMIT_MS = 1000;

/** `waiting`: a complete code is submitted by itself one second after a member is present. */
type State = 'idle' | 'waiting' | 'submitting' | 'refused' | 'done';

interface Activation {
  code: string;
  /** The error of the input. */
  problem: UiKey | null;
  state: State;
  /** The service's message. */
  message: string;
  type(code: string): void;
  submit(): void;
}

/**
 * The state of the activation page. A code in the address, or one that a guest submitted, is submitted by itself one
 * second after a member sees it; a guest is asked to log in first, on this page (TV-14..16, SPEC-D9).
 */
export function useActivation(): Activation {
  const { base } = useWords();
  const { account, sessionPending } = useStart();
  const params = useParams();
  const query = useAddressQuery();
  const given = codeDigits(params['code'] ?? query.get('code') ?? '', ACTIVATION_CODE_LENGTH);
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState<UiKey | null>(null);
  const [state, setState] = useState<State>(
    activationCodeProblem(given) === null ? 'waiting' : 'idle',
  );
  const [message, setMessage] = useState('');
  const running = useRef(false);
  const isMember = account !== null;

  const send = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState('submitting');
    try {
      const answer = await browserApi(auth.tvActivate, { activationCode: code });
      setMessage(answer.message ?? '');
      setState('done');
      // A reload must not submit the used code again.
      window.history.replaceState(window.history.state, '', base + paths.activate());
    } catch {
      setState('refused');
    } finally {
      running.current = false;
    }
  };
  const sendByItself = useEffectEvent(() => void send());

  const waiting = state === 'waiting';
  useEffect(() => {
    if (!waiting || sessionPending) return;
    if (!isMember) return askToLogIn();
    const timer = setTimeout(() => sendByItself(), AUTO_SUBMIT_MS);
    return () => clearTimeout(timer);
  }, [waiting, isMember, sessionPending]);

  return {
    code,
    problem,
    state,
    message,
    type(typed) {
      setCode(typed);
      setProblem(null);
      setState('idle');
    },
    submit() {
      const found = activationCodeProblem(code);
      setProblem(found);
      if (found !== null) setState('idle');
      else if (isMember) void send();
      else if (waiting) askToLogIn();
      else setState('waiting');
    },
  };
}
