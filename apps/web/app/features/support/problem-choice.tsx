import { TITLE_PROBLEMS } from '@kandil/contract/notify';
import type { UseFormRegister } from 'react-hook-form';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

export interface ReportValues {
  problem: (typeof TITLE_PROBLEMS)[number] | null;
  ticketMessage: string;
  ticketEmail: string;
}

interface ProblemChoiceProps {
  register: UseFormRegister<ReportValues>;
  error: string | undefined;
}

/** What is wrong with a title. */
export function ProblemChoice({ register, error }: ProblemChoiceProps) {
  const t = useT();
  const worded = useWorded();
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby="report-what"
      aria-describedby="report-problem"
      aria-required
      aria-invalid={error ? true : undefined}
      className="outline-none"
    >
      <p id="report-what" className="mb-2 text-sm font-medium">
        {t('report.what')}
      </p>
      <div className="flex flex-wrap gap-2">
        {TITLE_PROBLEMS.map((problem) => (
          <label
            key={problem}
            className="border-edge hover:border-muted has-checked:border-gold has-checked:bg-gold/10 has-checked:text-gold has-[:focus-visible]:ring-gold inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm transition-colors duration-200 has-[:focus-visible]:ring-2"
          >
            <input
              type="radio"
              value={problem}
              className="sr-only"
              {...register('problem', {
                validate: (value) => worded(value === null ? 'field.required' : null),
              })}
            />
            {t(`report.${problem}`)}
          </label>
        ))}
      </div>
      <p
        id="report-problem"
        aria-live="polite"
        className="text-ruby-bright mt-1.5 text-sm empty:mt-0"
      >
        {error}
      </p>
    </div>
  );
}
