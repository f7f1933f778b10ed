import { decimalOf } from '@kandil/contract/currency';
import { chargebackEnter } from '@kandil/contract/control/purchase';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { isReason, LONGEST_REASON } from '#src/data/typed-reason.ts';
import { t } from '#src/texts/texts.tsx';
import { todayInUtc } from '#src/texts/times.ts';
import { AmountDialog } from './amount-dialog.tsx';
import type { FullReceipt } from './refund-dialog.tsx';

interface ChargebackDialogProps {
  receipt: FullReceipt;
  onDone(): void;
  onClose(): void;
}

/** Enters a chargeback that the gateway does not report. */
export function ChargebackDialog({ receipt, onDone, onClose }: ChargebackDialogProps) {
  const { number, left, chargedAt } = receipt;
  const today = todayInUtc();
  const paidOn = chargedAt.slice(0, 10);
  const draft = useDraft(`chargeback ${number}`, {
    typed: decimalOf(left, receipt.amount.currency),
    day: today,
    reason: '',
  });
  const { day, reason } = draft.value;
  const isDay = day >= paidOn && day <= today;
  return (
    <AmountDialog
      danger
      title={t('chargeback.title', { number })}
      text={t('chargeback.text')}
      currency={receipt.amount.currency}
      {...{ left, draft, onDone, onClose }}
      isReady={isDay && isReason(reason)}
      actionOf={(amount) => t('chargeback.button', { amount })}
      send={async (amount) => {
        const asked = { number, amount, day, reason: reason.trim() };
        return t('chargeback.done', await request(chargebackEnter, asked));
      }}
    >
      {(isMarked, refused) => (
        <WhenAndWhy
          {...{ day, paidOn, today, reason }}
          dayProblem={
            (isMarked && !isDay) || refused.includes('day') ? t('chargeback.dayNeeded') : undefined
          }
          reasonProblem={isMarked && !isReason(reason) ? t('refund.reasonNeeded') : undefined}
          onDay={(day) => draft.edit({ day })}
          onReason={(reason) => draft.edit({ reason })}
        />
      )}
    </AmountDialog>
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
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </>
  );
}
