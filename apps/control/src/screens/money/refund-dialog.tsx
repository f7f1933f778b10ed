import { decimalOf } from '@kandil/contract/currency';
import type { Data } from '@kandil/contract';
import { type receipt as receiptCall, refundOrder } from '@kandil/contract/control/purchase';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Draft, useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useMay } from '#src/data/session.ts';
import { isReason, LONGEST_REASON } from '#src/data/typed-reason.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { amountText } from '#src/pieces/money.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { t } from '#src/texts/texts.tsx';
import { AmountField, amountOf, amountProblem } from './amount-field.tsx';

export type FullReceipt = Data<typeof receiptCall>;

interface RefundDialogProps {
  receipt: FullReceipt;
  onDone(): void;
  onClose(): void;
}

/** Orders a refund. @param onDone called after every attempt: somebody else may have been faster */
function useRefund(
  { number, left }: FullReceipt,
  { amount, reason }: { amount: number; reason: string },
  { draft, onDone }: { draft: Pick<Draft<unknown>, 'forget'>; onDone(): void },
) {
  // The same for every press in a dialog: an answer that got lost refunds nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  return useAct(async (close: () => void) => {
    const asked = { key, number, left, amount, reason: reason.trim() };
    const { amount: back, state } = await request(refundOrder, asked).finally(onDone);
    draft.forget();
    const text = amountText(back.amount, back.currency);
    toast('success', t(state === 'WAITING' ? 'refund.waits' : 'refund.done', { amount: text }));
    close();
  });
}

/** Orders a refund: how much, why, and what happens next. */
export function RefundDialog({ receipt, onDone, onClose }: RefundDialogProps) {
  const { number, left, limit } = receipt;
  const { currency } = receipt.amount;
  const draft = useDraft(`refund ${number}`, { typed: decimalOf(left, currency), reason: '' });
  const { typed, reason } = draft.value;
  const amount = amountOf(typed, currency);
  const problem = amountProblem(typed, currency, left);
  const text = amountText(amount, currency);
  const isAbove = limit !== null && amount > limit;
  const send = useRefund(receipt, { amount, reason }, { draft, onDone });
  return (
    <FormDialog
      title={t('refund.title', { number })}
      act={send}
      draft={draft}
      isValid={problem === null && isReason(reason)}
      action={t(isAbove ? 'refund.buttonWait' : 'refund.button', { amount: text })}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          <AmountField
            label={t('refund.amount', { currency })}
            hint={t('refund.left', { amount: amountText(left, currency) })}
            typed={typed}
            problem={problem}
            isMarked={isMarked || typed !== ''}
            onChange={(typed) => draft.edit({ typed })}
          />
          <TextArea
            label={t('refund.reason')}
            hint={t('refund.reasonHint')}
            error={isMarked && !isReason(reason) ? t('refund.reasonNeeded') : undefined}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => draft.edit({ reason: event.target.value })}
          />
          <Next receipt={receipt} isAbove={isAbove} />
        </>
      )}
    </FormDialog>
  );
}

/** What the order leads to; above the limit also whether anybody could approve it. */
function Next({ receipt, isAbove }: { receipt: FullReceipt; isAbove: boolean }) {
  const { limit, approvers, amount } = receipt;
  return (
    <section className="mt-5 text-sm" aria-live="polite">
      <h3 className="font-semibold">{t('refund.next')}</h3>
      {isAbove && (
        <p className="mt-1">
          {t('refund.nextWait', { limit: amountText(limit ?? 0, amount.currency) })}
        </p>
      )}
      {!isAbove && <p className="text-muted mt-1">{t('refund.nextNow')}</p>}
      <p className="text-muted mt-1">{t('refund.nextAccess')}</p>
      {isAbove && approvers === 0 && <Alone title={t('refund.alone')} />}
    </section>
  );
}

/** Nobody else may approve refunds: how to change that. */
export function Alone({ title }: { title: string }) {
  const mayInvite = useMay('staff.manage');
  return (
    <Notice
      tone="info"
      className="mt-4"
      title={title}
      text={t(mayInvite ? 'refund.aloneInvite' : 'refund.aloneAsk')}
      action={
        mayInvite && (
          <Link to="/staff" className="text-gold font-semibold whitespace-nowrap">
            {t('refund.staff')}
          </Link>
        )
      }
    />
  );
}
