import { chargebackEnter } from '@kandil/contract/control/purchase';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { amountTyped } from '#src/data/typed-amount.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Form } from '#src/pieces/form.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';
import { AmountField, amountOf, amountProblem } from './amount-field.tsx';
import { type FullReceipt, isReason } from './refund-dialog.tsx';

interface ChargebackDialogProps {
  receipt: FullReceipt;
  onDone(): void;
  onClose(): void;
}

/** Enters a chargeback that the gateway does not report. */
export function ChargebackDialog({ receipt, onDone, onClose }: ChargebackDialogProps) {
  const { number, left, chargedAt } = receipt;
  const { currency } = receipt.amount;
  const today = new Date().toISOString().slice(0, 10);
  const paidOn = chargedAt.slice(0, 10);
  const [typed, setTyped] = useState(amountTyped(left, currency));
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const amount = amountOf(typed, currency);
  const problem = amountProblem(typed, currency, left);
  const isDay = day >= paidOn && day <= today;
  const send = useAct(async (close: () => void) => {
    const { note } = await request(chargebackEnter, { number, amount, day, reason: reason.trim() });
    toast('success', t('chargeback.done', { note }));
    close();
    onDone();
  });
  return (
    <Modal title={t('chargeback.title', { number })} busy={send.busy} onClose={onClose}>
      {(close) => (
        <Form
          isValid={problem === null && isDay && isReason(reason)}
          refused={send.refused}
          onSend={() => void send.start(close)}
        >
          {(isMarked) => (
            <>
              {send.problem && <FormMessage text={send.problem} />}
              <p className="text-muted mb-5 text-sm">{t('chargeback.text')}</p>
              <AmountField
                label={t('refund.amount', { currency })}
                typed={typed}
                problem={problem}
                isMarked={isMarked || typed !== ''}
                onChange={setTyped}
              />
              <WhenAndWhy
                {...{ day, paidOn, today, reason }}
                dayProblem={
                  (isMarked && !isDay) || send.refused.includes('day')
                    ? t('chargeback.dayNeeded')
                    : undefined
                }
                reasonProblem={isMarked && !isReason(reason) ? t('refund.reasonNeeded') : undefined}
                onDay={setDay}
                onReason={setReason}
              />
              <ModalButtons
                danger
                action={t('chargeback.button', { amount: amountText(amount, currency) })}
                busy={send.busy}
                onCancel={close}
              />
            </>
          )}
        </Form>
      )}
    </Modal>
  );
}

interface WhenAndWhyProps {
  day: string;
  paidOn: string;
  today: string;
  reason: string;
  dayProblem: string | undefined;
  reasonProblem: string | undefined;
  onDay(day: string): void;
  onReason(reason: string): void;
}

function WhenAndWhy(props: WhenAndWhyProps) {
  const { day, paidOn, today, reason, dayProblem, reasonProblem, onDay, onReason } = props;
  return (
    <>
      <TextField
        className="mb-5"
        type="date"
        label={t('chargeback.day')}
        min={paidOn}
        max={today}
        error={dayProblem}
        value={day}
        onChange={(event) => onDay(event.target.value)}
      />
      <TextArea
        label={t('chargeback.reason')}
        hint={t('chargeback.reasonHint')}
        error={reasonProblem}
        maxLength={200}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </>
  );
}
