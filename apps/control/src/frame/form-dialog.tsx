import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import type { ReactNode } from 'react';
import type { Draft } from '#src/data/draft.ts';
import type { Act } from '#src/data/use-act.ts';
import { Form } from '#src/pieces/form.tsx';
import { FoundDraft } from '#src/pieces/found-draft.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  title: string;
  wide?: boolean;
  /** Sends the form; it gets the function that closes the dialog. */
  act: Act<[close: () => void]>;
  /** Above the fields; by default the problem of the act. */
  problem?: string | null;
  /** Of the fields: where it was found, the dialog says so. */
  draft?: Pick<Draft<unknown>, 'isFound' | 'restart'>;
  isValid: boolean;
  /** Of the button that sends. */
  action: string;
  /** Of the button that leaves; by default `Cancel`. */
  back?: string | undefined;
  danger?: boolean;
  disabled?: boolean;
  /** The fields. Gets whether to mark wrong ones. */
  children: (isMarked: boolean) => ReactNode;
  onClose(): void;
}

/** A dialog with a form. Above the fields it says why the form was refused. */
export function FormDialog(props: FormDialogProps) {
  const { title, wide = false, act, problem = act.problem, isValid, children, onClose } = props;
  const { action, back, danger = false, disabled = false, draft } = props;
  return (
    <Modal title={title} wide={wide} busy={act.busy} onClose={onClose}>
      {(close) => (
        <Form isValid={isValid} refused={act.refused} onSend={() => void act.start(close)}>
          {(isMarked) => (
            <>
              {problem && <FormMessage text={problem} />}
              {draft && <FoundDraft draft={draft} />}
              {children(isMarked)}
              <ModalButtons
                {...{ action, back, danger, disabled }}
                busy={act.busy}
                onCancel={close}
              />
            </>
          )}
        </Form>
      )}
    </Modal>
  );
}
