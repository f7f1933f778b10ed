import { isApiError } from '@kandil/ui/forms/errors.ts';
import { useRef, useState } from 'react';
import { Cancellation } from './confirm.ts';
import { problemText } from './problem.ts';

export interface Act<Input extends unknown[]> {
  busy: boolean;
  /** The error of the last attempt in words. */
  problem: string | null;
  /** Names of fields that the service refused. */
  refused: readonly string[];
  start(...input: Input): Promise<void>;
}

const NONE: readonly string[] = [];
const IDLE = { busy: false, problem: null, refused: NONE };

/**
 * Something that a person starts and that may fail. A second press while it runs does nothing. What the person cancelled
 * leaves no error, and what was typed stays.
 * @param work throws on failure
 */
export function useAct<Input extends unknown[]>(
  work: (...input: Input) => Promise<void>,
): Act<Input> {
  const [state, setState] = useState<Omit<Act<Input>, 'start'>>(IDLE);
  const running = useRef(false);
  const start = async (...input: Input) => {
    if (running.current) return;
    running.current = true;
    setState({ ...IDLE, busy: true });
    try {
      await work(...input);
      setState(IDLE);
    } catch (error) {
      const isCancelled = error instanceof Cancellation;
      const fields = isApiError(error) ? error.meta?.fields : undefined;
      setState({
        busy: false,
        problem: isCancelled ? null : problemText(error),
        refused: Object.keys(fields ?? {}),
      });
    } finally {
      running.current = false;
    }
  };
  return { ...state, start };
}
