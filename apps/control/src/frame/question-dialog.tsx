import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import type { ReactNode } from 'react';
import type { Act } from '#src/data/use-act.ts';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { Modal } from './modal.tsx';

interface QuestionDialogProps {
  title: string;
  /** What the button starts; it gets the function that closes the dialog. */
  act: Act<[close: () => void]>;
  /** Above the question; by default the problem of the act. */
  problem?: string | null;
  /** Of the button. */
  action: string;
  danger?: boolean;
  /** What happens then. */
  children: ReactNode;
  onClose(): void;
}

/** Asks before something is done. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, act, problem = act.problem, action, danger = false, children, onClose } = props;
  return (
    <Modal title={title} busy={act.busy} onClose={onClose}>
      {(close) => (
        <>
          {problem && <FormMessage text={problem} />}
          {children}
          <ModalButtons
            danger={danger}
            action={action}
            busy={act.busy}
            onCancel={close}
            onAct={() => void act.start(close)}
          />
        </>
      )}
    </Modal>
  );
}
