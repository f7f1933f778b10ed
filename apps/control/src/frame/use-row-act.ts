import { type Act, useAct } from '#src/data/use-act.ts';
import { toast } from './toasts.tsx';

interface RowAct {
  send(): Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Reads the list again. */
  onEnd(): void;
}

/** An act on a row, without a dialog. The list is read again also after a refusal: somebody else may have been faster. */
export const useRowAct = ({ send, done, onEnd }: RowAct): Act<[]> =>
  useAct(async () => {
    await send()
      .then(() => toast('success', done))
      .catch((error: unknown) => toast('error', error));
    onEnd();
  });
