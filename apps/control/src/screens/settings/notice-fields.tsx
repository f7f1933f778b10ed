import { LONGEST_NOTICE } from '@kandil/contract/control/settings';
import { LANGUAGES } from '@kandil/i18n';
import { Button } from '@kandil/ui/button.tsx';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { DEVICE_ZONE } from '#src/texts/times.ts';
import type { NoticeProblems, TypedNotice } from './typed-notice.ts';

interface NoticeFieldsProps {
  typed: TypedNotice;
  /** Null until wrong fields are to be marked. */
  problems: NoticeProblems | null;
  onChange(change: Partial<TypedNotice>): void;
}

const MOMENTS = ['from', 'until', 'showFrom'] as const;

/** When the service is worked on, from when on it is announced, and in which words. */
export function NoticeFields({ typed, problems, onChange }: NoticeFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted text-sm">{t('maintenance.zone', { zone: DEVICE_ZONE })}</p>
      <div className="grid gap-5 sm:grid-cols-3">
        {MOMENTS.map((name) => (
          <TextField
            key={name}
            data-first={name === 'from' ? true : undefined}
            type="datetime-local"
            label={t(`maintenance.${name}`)}
            error={problems?.[name] ?? undefined}
            value={typed[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <OwnTexts
        texts={typed.texts}
        problem={problems?.texts ?? null}
        onChange={(texts) => onChange({ texts })}
      />
    </div>
  );
}

interface OwnTextsProps {
  texts: TypedNotice['texts'];
  problem: string | null;
  onChange(texts: TypedNotice['texts']): void;
}

/** A text for each language that the operator writes one in. */
function OwnTexts({ texts, problem, onChange }: OwnTextsProps) {
  const written = LANGUAGES.filter(({ code }) => texts[code] !== undefined);
  const others = LANGUAGES.filter(({ code }) => texts[code] === undefined);
  const without = (code: string) =>
    onChange(Object.fromEntries(Object.entries(texts).filter(([other]) => other !== code)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 text-sm font-medium">{t('maintenance.languages')}</legend>
      <p className="text-muted text-sm">{t('maintenance.textHelp')}</p>
      {written.map(({ code }) => (
        <div key={code} className="flex flex-col items-start gap-1">
          <div className="w-full">
            <TextArea
              lang={code}
              label={t('maintenance.textIn', { language: languageText(code) })}
              error={isLong(texts[code]) ? (problem ?? undefined) : undefined}
              value={texts[code] ?? ''}
              onChange={(event) => onChange({ ...texts, [code]: event.target.value })}
            />
          </div>
          <Button
            look="plain"
            size="small"
            className="-ms-4"
            aria-label={t('maintenance.removeText', { language: languageText(code) })}
            onClick={() => without(code)}
          >
            {t('maintenance.remove')}
          </Button>
        </div>
      ))}
      {others.length > 0 && (
        <SelectField
          label={t('maintenance.addText')}
          value=""
          onChange={({ target }) => onChange({ ...texts, [target.value]: '' })}
        >
          <option value="">{t('maintenance.language')}</option>
          {others.map(({ code }) => (
            <option key={code} value={code}>
              {languageText(code)}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}

const isLong = (text = ''): boolean => text.trim().length > LONGEST_NOTICE;
