import { useRef, useState } from 'react';
import { useT } from '../text/texts.tsx';
import { errorText } from './errors.ts';

export interface Task {
  busy: boolean;
  /** The error of the last attempt, ready to show. */
  failure: string | null;
  start(): Promise<void>;
}

/**
 * A task that a press starts and that may fail. A second press while it runs does nothing; the error stays until the
 * next attempt.
 * @param work throws on failure
 */
export function useTask(work: () => Promise<void>): Task {
  const t = useT();
  const [state, setState] = useState<Omit<Task, 'start'>>({ busy: false, failure: null });
  const running = useRef(false);
  const start = async () => {
    if (running.current) return;
    running.current = true;
    setState({ busy: true, failure: null });
    try {
      await work();
      setState({ busy: false, failure: null });
    } catch (error) {
      setState({ busy: false, failure: errorText(error, t) });
    } finally {
      running.current = false;
    }
  };
  return { ...state, start };
}
