import type { ReactNode } from 'react';
import type { Draft } from '#src/data/draft.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';
import { AmountField, amountOf, amountProblem } from './amount-field.tsx';

interface AmountDialogProps<T extends { typed: string }> {
  title: string;
  text: string;
  currency: string;
  /** The most that can be entered, which is offered; minor units. */
  left: number;
  /** Whether the other fields can be sent. */
  isReady: boolean;
  danger?: boolean;
  /** The amount as it was typed, with the other fields; forgotten once it is sent. */
  draft: Draft<T>;
  /** Of the button. @param amount as text */
  actionOf(amount: string): string;
  /** @param amount in minor units @returns what was done, in words */
  send(amount: number): Promise<string>;
  /** The other fields. Gets whether to mark wrong ones, and the fields that the service refused. */
  children(isMarked: boolean, refused: readonly string[]): ReactNode;
  onDone(): void;
  onClose(): void;
}

/** Enters an amount of money that moved elsewhere, with what else there is to say of it. */
export function AmountDialog<T extends { typed: string }>(props: AmountDialogProps<T>) {
  const { title, text, currency, left, isReady, danger = false, draft, children } = props;
  const { typed } = draft.value;
  const amount = amountOf(typed, currency);
  const problem = amountProblem(typed, currency, left);
  const act = useAct(async (close: () => void) => {
    const done = await props.send(amount);
    draft.forget();
    toast('success', done);
    close();
    props.onDone();
  });
  return (
    <FormDialog
      title={title}
      act={act}
      draft={draft}
      isValid={problem === null && isReady}
      action={props.actionOf(amountText(amount, currency))}
      danger={danger}
      onClose={props.onClose}
    >
      {(isMarked) => (
        <>
          <p className="text-muted mb-5 text-sm">{text}</p>
          <AmountField
            label={t('refund.amount', { currency })}
            typed={typed}
            problem={problem}
            isMarked={isMarked || typed !== ''}
            onChange={(typed) => draft.edit({ typed } as Partial<T>)}
          />
          <div>{children(isMarked, act.refused)}</div>
        </>
      )}
    </FormDialog>
  );
}
