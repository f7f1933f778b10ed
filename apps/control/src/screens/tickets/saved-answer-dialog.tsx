import { LONGEST_ANSWER } from '@kandil/contract/control/notify';
import { savedAnswerSave } from '@kandil/contract/control/saved-answers';
import { LANGUAGES } from '@kandil/i18n';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { languageText } from '#src/texts/names.ts';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { ALL_FACTS, unknownFacts } from './placeholders.ts';
import type { SavedAnswer } from './saved-answers.tsx';

interface SavedAnswerDialogProps {
  /** Null: a new one. */
  answer: SavedAnswer | null;
  onDone(): void;
  onClose(): void;
}

type Values = Pick<SavedAnswer, 'language' | 'title' | 'text'>;

const EMPTY: Values = { language: LANGUAGE, title: '', text: '' };

/** Creates or changes a saved answer. */
export function SavedAnswerDialog({ answer, onDone, onClose }: SavedAnswerDialogProps) {
  const [values, setValues] = useState<Values>(answer ?? EMPTY);
  const { language, title, text } = values;
  const save = useAct(async (close: () => void) => {
    const known = answer && { id: answer.id, version: answer.version };
    const stored = await request(savedAnswerSave, { known, language, title, text });
    toast('success', t('saved.saved', { title: stored.title }));
    close();
    onDone();
  });
  const problems = { title: titleProblem(title), text: textProblem(text) };
  const isTaken = save.refused.includes('title');
  return (
    <FormDialog
      wide
      title={t(answer ? 'saved.editTitle' : 'saved.new')}
      act={save}
      problem={isTaken ? null : save.problem}
      isValid={problems.title === null && problems.text === null}
      action={t('saved.save')}
      onClose={onClose}
    >
      {(isMarked) => (
        <div className="space-y-5">
          <Fields
            values={values}
            titleError={isTaken ? t('saved.nameTaken') : isMarked && problems.title}
            textError={isMarked && problems.text}
            onChange={setValues}
          />
        </div>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  values: Values;
  /** False or null without one. */
  titleError: string | false | null;
  textError: string | false | null;
  onChange(values: Values): void;
}

function Fields({ values, titleError, textError, onChange }: FieldsProps) {
  const edit = (change: Partial<Values>) => onChange({ ...values, ...change });
  return (
    <>
      <TextField
        data-first
        label={t('saved.name')}
        maxLength={80}
        value={values.title}
        error={titleError || undefined}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <SelectField
        label={t('saved.language')}
        value={values.language}
        onChange={(event) => edit({ language: event.target.value })}
      >
        {LANGUAGES.map(({ code }) => (
          <option key={code} value={code}>
            {languageText(code)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('saved.body')}
        hint={t('saved.bodyHint', { facts: ALL_FACTS })}
        maxLength={LONGEST_ANSWER}
        value={values.text}
        lang={values.language}
        error={textError || undefined}
        onChange={(event) => edit({ text: event.target.value })}
      />
    </>
  );
}

const titleProblem = (title: string): string | null =>
  title.trim() === '' ? t('saved.nameNeeded') : null;

function textProblem(text: string): string | null {
  if (text.trim() === '') return t('saved.bodyNeeded');
  const names = unknownFacts(text);
  return names === '' ? null : t('saved.bodyUnknown', { names });
}
