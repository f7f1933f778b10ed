import { useRef, useState } from 'react';
import { useT } from '../text/texts.tsx';
import { errorText } from './errors.ts';

export interface Task {
  busy: boolean;
  /** Why it did not work the last time, ready to be shown. */
  failure: string | null;
  start(): Promise<void>;
}

/**
 * Something that a press begins and that may fail. While it is under way a second press does nothing; a failure is
 * kept until the next attempt.
 * @param work throws when it did not work
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
