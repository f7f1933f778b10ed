import { decimalOf } from '@kandil/contract/currency';
import { type ReactNode, useState } from 'react';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';
import { AmountField, amountOf, amountProblem } from './amount-field.tsx';

interface AmountDialogProps {
  title: string;
  text: string;
  currency: string;
  /** The most that can be entered, which is offered; minor units. */
  left: number;
  /** Whether the other fields can be sent. */
  isReady: boolean;
  danger?: boolean;
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
export function AmountDialog(props: AmountDialogProps) {
  const { title, text, currency, left, isReady, danger = false, children } = props;
  const [typed, setTyped] = useState(decimalOf(left, currency));
  const amount = amountOf(typed, currency);
  const problem = amountProblem(typed, currency, left);
  const act = useAct(async (close: () => void) => {
    toast('success', await props.send(amount));
    close();
    props.onDone();
  });
  return (
    <FormDialog
      title={title}
      act={act}
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
            onChange={setTyped}
          />
          <div>{children(isMarked, act.refused)}</div>
        </>
      )}
    </FormDialog>
  );
}
