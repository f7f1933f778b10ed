import type { Data } from '@kandil/contract';
import {
  MOST_OUTAGE_DAYS,
  outageCount,
  outageGive,
  type outages,
} from '@kandil/contract/control/purchase';
import { useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { isReason } from '#src/data/typed-reason.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { OutageFields, type TypedOutage } from './outage-fields.tsx';

interface OutageDialogProps {
  plans: Data<typeof outages>['plans'];
  onDone(): void;
  onClose(): void;
}

const NOTHING: TypedOutage = {
  from: '',
  until: '',
  days: '1',
  planCode: '',
  country: '',
  reason: '',
};

const isoOf = (typed: string): string | null => {
  const at = new Date(`${typed}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** What is wrong with what was typed, by field; null where nothing is. */
function problemsOf({ from, until, days, country, reason }: TypedOutage, now: string) {
  const [first, last] = [isoOf(from), isoOf(until)];
  const isSpan = first !== null && last !== null && first < last && last <= now;
  const count = /^\d{1,2}$/v.test(days.trim()) ? Number(days) : 0;
  return {
    span: isSpan ? null : t('outage.spanNeeded'),
    days: count >= 1 && count <= MOST_OUTAGE_DAYS ? null : t('outage.daysNeeded'),
    country: /^(?:[A-Z]{2})?$/v.test(country) ? null : t('outage.countryNeeded'),
    reason: isReason(reason) ? null : t('refund.reasonNeeded'),
  };
}

/** Gives days to everybody whom an outage hit: first how many that are, then the order. */
export function OutageDialog({ plans, onDone, onClose }: OutageDialogProps) {
  // The same for every press in this dialog: an answer that got lost gives nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const draft = useDraft('outage', NOTHING);
  const { value: typed } = draft;
  const [count, setCount] = useState<number | null>(null);
  const problems = problemsOf(typed, new Date().toISOString());
  const send = useAct(async (close: () => void) => {
    const whom = {
      from: isoOf(typed.from) ?? '',
      until: isoOf(typed.until) ?? '',
      planCode: typed.planCode || null,
      country: typed.country || null,
    };
    if (count === null) {
      setCount((await request(outageCount, whom)).count);
      return;
    }
    const { reason, days } = typed;
    await request(outageGive, { ...whom, key, days: Number(days), reason: reason.trim() });
    draft.forget();
    toast('success', t('outage.done'));
    close();
    onDone();
  });
  const days = t('grants.daysCount', { count: Number(typed.days) });
  return (
    <FormDialog
      title={t('outage.start')}
      act={send}
      draft={draft}
      isValid={Object.values(problems).every((problem) => problem === null)}
      action={count === null ? t('outage.look') : t('grants.button', { days })}
      disabled={count === 0}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          <OutageFields
            {...{ typed, plans }}
            problems={isMarked ? problems : null}
            onChange={(change) => {
              draft.edit(change);
              // Another question has another answer.
              setCount(null);
            }}
          />
          <Reach count={count} />
        </>
      )}
    </FormDialog>
  );
}

/** How many an order reaches, and what it does; nothing before that is known. */
const Reach = ({ count }: { count: number | null }) => (
  <div className="mt-5 text-sm" aria-live="polite">
    {count !== null && (
      <>
        <p className="font-semibold">{t('outage.reaches', { count })}</p>
        <p className="text-muted mt-1">{t('outage.next')}</p>
      </>
    )}
  </div>
);
