import { latestTermsDay, LONGEST_SUMMARY } from '@kandil/contract/control/terms';
import { type LanguageCode, LANGUAGES } from '@kandil/i18n';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { type TypedTerms, writtenOf } from './typed-terms.ts';

interface TermsFieldsProps {
  typed: TypedTerms;
  /** In which the site is offered, English first. */
  languages: readonly string[];
  /** The first day that may be chosen. */
  earliest: string;
  problems: { day?: string | undefined; summary?: string | undefined };
  /** Whether wrong fields are marked. */
  isMarked: boolean;
  onChange(change: Partial<TypedTerms>): void;
}

/** The day, and what changes in each language. */
export function TermsFields(props: TermsFieldsProps) {
  const { typed, languages, earliest, problems, isMarked, onChange } = props;
  const write = (language: string, text: string) =>
    onChange({ summaries: { ...typed.summaries, [language]: text } });
  const others = LANGUAGES.filter(({ code }) => code !== 'en' && languages.includes(code));
  const written = Object.keys(writtenOf(typed)).filter((language) => language !== 'en').length;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        data-first
        type="date"
        label={t('terms.day')}
        hint={t('terms.dayHint', { date: dayText(earliest) })}
        error={problems.day}
        min={earliest}
        max={latestTermsDay(earliest)}
        value={typed.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <TextArea
        label={t('terms.summary')}
        hint={t('terms.summaryHint')}
        error={isMarked ? problems.summary : undefined}
        maxLength={LONGEST_SUMMARY}
        value={typed.summaries['en'] ?? ''}
        onChange={(event) => write('en', event.target.value)}
      />
      {others.length > 0 && (
        <details className="border-line rounded-tile border px-4 py-3">
          <summary className="cursor-pointer text-sm font-medium">
            {t('terms.languages', { count: written, all: others.length })}
          </summary>
          <p className="text-muted mt-2 text-sm">{t('terms.languagesHint')}</p>
          <div className="mt-4 flex flex-col gap-4">
            {others.map(({ code, info }) => (
              <Summary
                key={code}
                code={code}
                name={info}
                text={typed.summaries[code] ?? ''}
                onWrite={(text) => write(code, text)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface SummaryProps {
  code: LanguageCode;
  name: string;
  text: string;
  onWrite(text: string): void;
}

/** What changes, in one language. */
const Summary = ({ code, name, text, onWrite }: SummaryProps) => (
  <TextArea
    label={t('terms.summaryIn', { language: name })}
    lang={code}
    maxLength={LONGEST_SUMMARY}
    value={text}
    onChange={(event) => onWrite(event.target.value)}
  />
);
