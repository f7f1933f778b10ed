import { decimalOf } from '@kandil/contract/currency';
import { transferEnter } from '@kandil/contract/control/purchase';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';
import { todayInUtc } from '#src/texts/times.ts';
import { AmountDialog } from './amount-dialog.tsx';
import type { Balance } from './giving.tsx';

interface TransferDialogProps {
  balance: Balance;
  onDone(): void;
  onClose(): void;
}

/** Enters a transfer of what is set aside. */
export function TransferDialog({ balance, onDone, onClose }: TransferDialogProps) {
  const { currency, left } = balance;
  // The same for every press in this dialog: an answer that got lost enters nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const today = todayInUtc();
  const draft = useDraft(`transfer ${currency}`, {
    typed: decimalOf(left, currency),
    recipient: '',
    day: today,
  });
  const { recipient, day } = draft.value;
  const isNamed = recipient.trim().length >= 2;
  const isDay = day !== '' && day <= today;
  return (
    <AmountDialog
      title={t('giving.title')}
      text={t('giving.titleText')}
      {...{ currency, left, draft, onDone, onClose }}
      isReady={isNamed && isDay}
      actionOf={(amount) => t('giving.button', { amount })}
      send={async (amount) => {
        await request(transferEnter, { key, amount, currency, recipient: recipient.trim(), day });
        return t('giving.done', { amount: amountText(amount, currency) });
      }}
    >
      {(isMarked) => (
        <WhoAndWhen
          {...{ recipient, day, today }}
          nameProblem={isMarked && !isNamed ? t('giving.recipientNeeded') : undefined}
          dayProblem={isMarked && !isDay ? t('giving.dayNeeded') : undefined}
          onRecipient={(recipient) => draft.edit({ recipient })}
          onDay={(day) => draft.edit({ day })}
        />
      )}
    </AmountDialog>
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
