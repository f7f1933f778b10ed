import { create } from 'zustand';

/** The person chose not to show the passkey: nothing was changed. */
export class Cancellation extends Error {
  override readonly name = 'Cancellation';
}

interface Confirmation {
  /** Ends the question. @param error why the passkey was not shown; absent when it was */
  settle(error?: Error): void;
}

/** The open question for the passkey, which frame/confirm-dialog.tsx shows. */
export const useConfirmation = create<{ open: Confirmation | null }>(() => ({ open: null }));

let asked: Promise<void> | null = null;

/** Asks for the passkey again. Calls that need it at the same time share one question. @throws Cancellation */
export function confirmAgain(): Promise<void> {
  asked ??= new Promise<void>((resolve, reject) => {
    useConfirmation.setState({
      open: {
        settle(error) {
          asked = null;
          useConfirmation.setState({ open: null });
          if (error) reject(error);
          else resolve();
        },
      },
    });
  });
  return asked;
}
