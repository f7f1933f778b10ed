import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { LONGEST_REASON } from '#src/data/typed-reason.ts';
import { t } from '#src/texts/texts.tsx';

/** What somebody typed about an outage; moments in UTC as the browser's field has them. */
export interface TypedOutage {
  from: string;
  until: string;
  days: string;
  /** Empty: all plans. */
  planCode: string;
  /** Empty: all countries. */
  country: string;
  reason: string;
}

interface OutageFieldsProps {
  typed: TypedOutage;
  plans: readonly { code: string; title: string }[];
  /** Null until wrong fields are to be marked. */
  problems: Record<'span' | 'days' | 'country' | 'reason', string | null> | null;
  onChange(change: Partial<TypedOutage>): void;
}

/** When, how many days, for whom and why. */
export function OutageFields({ typed, plans, problems, onChange }: OutageFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        data-first
        type="datetime-local"
        label={t('outage.from')}
        error={problems?.span ?? undefined}
        value={typed.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={t('outage.until')}
        value={typed.until}
        onChange={(event) => onChange({ until: event.target.value })}
      />
      <TextField
        label={t('grants.days')}
        error={problems?.days ?? undefined}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={typed.days}
        onChange={(event) => onChange({ days: event.target.value })}
      />
      <SelectField
        label={t('grants.plan')}
        value={typed.planCode}
        onChange={(event) => onChange({ planCode: event.target.value })}
      >
        <option value="">{t('outage.anyPlan')}</option>
        {plans.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('outage.country')}
        hint={t('outage.countryHint')}
        error={problems?.country ?? undefined}
        maxLength={2}
        autoComplete="off"
        dir="ltr"
        value={typed.country}
        onChange={(event) => onChange({ country: event.target.value.toUpperCase() })}
      />
      <TextArea
        label={t('grants.reason')}
        hint={t('grants.reasonHint')}
        error={problems?.reason ?? undefined}
        maxLength={LONGEST_REASON}
        value={typed.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </div>
  );
}
