import { LONGEST_PREFIX } from '@kandil/contract/control/purchase';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { LONGEST_REASON } from '#src/data/typed-reason.ts';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import type { Promo } from './use-promo-batches.ts';

/** What somebody typed of a batch; days are those of UTC. */
export interface TypedBatch {
  promo: string;
  count: string;
  prefix: string;
  from: string;
  /** The last day. */
  until: string;
  note: string;
}

/** By field. */
export type Problems = Partial<
  Record<'promo' | 'count' | 'prefix' | 'until' | 'note', string | undefined>
>;

interface FieldsProps {
  typed: TypedBatch;
  promos: readonly Promo[];
  problems: Problems;
  onChange(change: Partial<TypedBatch>): void;
}

/** What a promo is worth, for whom, and how long. */
function worthText({ campaign, plans, periods, validFrom, validUntil }: Promo): string {
  const names = { campaign, plans: plans.join(', '), periods: periods.join(', ') };
  const from = dayText(validFrom);
  return validUntil === null
    ? t('promos.worth', { ...names, from })
    : t('promos.worthUntil', { ...names, from, until: dayText(validUntil) });
}

/** Of which promo, how many, how they look, how long, and what for. */
export function PromoBatchFields({ typed, promos, problems, onChange }: FieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <PromoChoice {...{ typed, promos, problems, onChange }} />
      <TextField
        label={t('promos.count')}
        hint={t('promos.countHint')}
        error={problems.count}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={typed.count}
        onChange={(event) => onChange({ count: event.target.value })}
      />
      <TextField
        label={t('promos.prefix')}
        hint={t('promos.prefixHint')}
        error={problems.prefix}
        maxLength={LONGEST_PREFIX}
        autoComplete="off"
        dir="ltr"
        value={typed.prefix}
        onChange={(event) => onChange({ prefix: event.target.value.toUpperCase() })}
      />
      <Days {...{ typed, problems, onChange }} />
      <TextArea
        label={t('promos.note')}
        hint={t('promos.noteHint')}
        error={problems.note}
        maxLength={LONGEST_REASON}
        value={typed.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
}

const Days = ({ typed, problems, onChange }: Omit<FieldsProps, 'promos'>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField
      type="date"
      label={t('promos.firstDay')}
      value={typed.from}
      onChange={(event) => onChange({ from: event.target.value })}
    />
    <TextField
      type="date"
      label={t('promos.lastDay')}
      error={problems.until}
      value={typed.until}
      onChange={(event) => onChange({ until: event.target.value })}
    />
  </div>
);

function PromoChoice({ typed, promos, problems, onChange }: FieldsProps) {
  const chosen = promos.find(({ code }) => code === typed.promo);
  return (
    <div>
      <SelectField
        data-first
        label={t('promos.promo')}
        error={problems.promo}
        value={typed.promo}
        onChange={(event) => onChange({ promo: event.target.value })}
      >
        <option value="">{t('promos.promoNone')}</option>
        {promos.map(({ code }) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </SelectField>
      <p className="text-muted mt-1.5 text-sm" aria-live="polite">
        {chosen ? worthText(chosen) : t('promos.promoHint')}
      </p>
    </div>
  );
}
