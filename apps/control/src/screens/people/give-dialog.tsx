import { grantGive, MOST_GRANT_DAYS } from '@kandil/contract/control/purchase';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { isReason, LONGEST_REASON } from '#src/data/typed-reason.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import type { GrantList } from './grants.tsx';

const USUAL_DAYS = '3';

/** The number of days that was typed; 0 if it is none. */
const daysOf = (typed: string): number => (/^\d{1,3}$/v.test(typed.trim()) ? Number(typed) : 0);

/** What is wrong with the typed days, in words. */
function daysProblem(days: number, left: number): string | null {
  if (days < 1 || days > MOST_GRANT_DAYS) return t('grants.daysNeeded');
  return days + left > MOST_GRANT_DAYS ? t('grants.daysMuch', { count: left }) : null;
}

const beginOf = ({ plans }: GrantList) => ({
  typed: USUAL_DAYS,
  planCode: plans[0]?.code ?? '',
  reason: '',
});

interface GiveDialogProps {
  /** Of the account. */
  id: string;
  given: GrantList;
  onDone(): void;
  onClose(): void;
}

/** Gives days: how many, of which plan, why, and what happens next. */
export function GiveDialog({ id, given, onDone, onClose }: GiveDialogProps) {
  // The same for every press in this dialog: an answer that got lost gives nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const draft = useDraft(`give ${id}`, beginOf(given));
  const { typed, planCode, reason } = draft.value;
  const count = daysOf(typed);
  const problem = daysProblem(count, given.left);
  const days = t('grants.daysCount', { count });
  const send = useAct(async (close: () => void) => {
    await request(grantGive, { id, key, planCode, days: count, reason: reason.trim() });
    draft.forget();
    toast('success', t('grants.done', { days }));
    close();
    onDone();
  });
  return (
    <FormDialog
      title={t('grants.give')}
      act={send}
      draft={draft}
      isValid={problem === null && isReason(reason)}
      action={problem === null ? t('grants.button', { days }) : t('grants.give')}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          <TextField
            data-first
            className="mb-5"
            label={t('grants.days')}
            hint={t('grants.daysHint')}
            error={isMarked || typed !== USUAL_DAYS ? (problem ?? undefined) : undefined}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            value={typed}
            onChange={(event) => draft.edit({ typed: event.target.value })}
          />
          <PlanAndReason
            plans={given.plans}
            {...{ planCode, reason }}
            problem={isMarked && !isReason(reason) ? t('refund.reasonNeeded') : undefined}
            onPlan={(planCode) => draft.edit({ planCode })}
            onReason={(reason) => draft.edit({ reason })}
          />
          <Next given={given} />
        </>
      )}
    </FormDialog>
  );
}

interface PlanAndReasonProps {
  plans: GrantList['plans'];
  planCode: string;
  reason: string;
  /** Of the reason, in words. */
  problem: string | undefined;
  onPlan(code: string): void;
  onReason(reason: string): void;
}

function PlanAndReason(props: PlanAndReasonProps) {
  const { plans, planCode, reason, problem, onPlan, onReason } = props;
  return (
    <>
      <div className="mb-5">
        <SelectField
          label={t('grants.plan')}
          value={planCode}
          onChange={(event) => onPlan(event.target.value)}
        >
          {plans.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={t('grants.reason')}
        hint={t('grants.reasonHint')}
        error={problem}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </>
  );
}

function nextText({ paid }: GrantList): string {
  if (!paid) return t('grants.nextNow');
  if (paid.nextCharge) return t('grants.nextCharge', { date: dayText(paid.nextCharge) });
  return t('grants.nextPaid', { date: dayText(paid.until) });
}

/** When the days begin, and that no charge moves. */
const Next = ({ given }: { given: GrantList }) => (
  <section className="mt-5 text-sm">
    <h3 className="font-semibold">{t('grants.next')}</h3>
    <p className="text-muted mt-1">{nextText(given)}</p>
    {given.left > 0 && (
      <p className="text-muted mt-1">{t('grants.nextAhead', { count: given.left })}</p>
    )}
  </section>
);
