import { transferEnter } from '@kandil/contract/control/purchase';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
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
import type { Balance } from './giving.tsx';

interface TransferDialogProps {
  balance: Balance;
  onDone(): void;
  onClose(): void;
}

/** Enters a transfer of what is set aside. */
export function TransferDialog({ balance, onDone, onClose }: TransferDialogProps) {
  const { currency, left } = balance;
  const today = new Date().toISOString().slice(0, 10);
  const [typed, setTyped] = useState(amountTyped(left, currency));
  const [recipient, setRecipient] = useState('');
  const [day, setDay] = useState(today);
  const amount = amountOf(typed, currency);
  const problem = amountProblem(typed, currency, left);
  const isNamed = recipient.trim().length >= 2;
  const isDay = day !== '' && day <= today;
  const send = useAct(async (close: () => void) => {
    await request(transferEnter, { amount, currency, recipient: recipient.trim(), day });
    toast('success', t('giving.done', { amount: amountText(amount, currency) }));
    close();
    onDone();
  });
  return (
    <Modal title={t('giving.title')} busy={send.busy} onClose={onClose}>
      {(close) => (
        <Form
          isValid={problem === null && isNamed && isDay}
          refused={send.refused}
          onSend={() => void send.start(close)}
        >
          {(isMarked) => (
            <>
              {send.problem && <FormMessage text={send.problem} />}
              <p className="text-muted mb-5 text-sm">{t('giving.titleText')}</p>
              <AmountField
                label={t('refund.amount', { currency })}
                typed={typed}
                problem={problem}
                isMarked={isMarked || typed !== ''}
                onChange={setTyped}
              />
              <WhoAndWhen
                {...{ recipient, day, today }}
                nameProblem={isMarked && !isNamed ? t('giving.recipientNeeded') : undefined}
                dayProblem={isMarked && !isDay ? t('giving.dayNeeded') : undefined}
                onRecipient={setRecipient}
                onDay={setDay}
              />
              <ModalButtons
                action={t('giving.button', { amount: amountText(amount, currency) })}
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

interface WhoAndWhenProps {
  recipient: string;
  day: string;
  today: string;
  nameProblem: string | undefined;
  dayProblem: string | undefined;
  onRecipient(recipient: string): void;
  onDay(day: string): void;
}

function WhoAndWhen(props: WhoAndWhenProps) {
  const { recipient, day, today, nameProblem, dayProblem, onRecipient, onDay } = props;
  return (
    <>
      <TextField
        className="mb-5"
        label={t('giving.recipient')}
        error={nameProblem}
        maxLength={120}
        value={recipient}
        onChange={(event) => onRecipient(event.target.value)}
      />
      <TextField
        type="date"
        label={t('giving.day')}
        max={today}
        error={dayProblem}
        value={day}
        onChange={(event) => onDay(event.target.value)}
      />
    </>
  );
}
