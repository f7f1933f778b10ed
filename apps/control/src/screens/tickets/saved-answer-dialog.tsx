import { LONGEST_ANSWER } from '@kandil/contract/control/notify';
import { savedAnswerSave, savedAnswers } from '@kandil/contract/control/saved-answers';
import { LANGUAGES } from '@kandil/i18n';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Notice } from '#src/pieces/notice.tsx';
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

/** What is typed, with the version of the answer that it began with; 0 for a new one. */
const begun = (answer: SavedAnswer | null) => {
  const { language, title, text } = answer ?? EMPTY;
  return { values: { language, title, text }, version: answer?.version ?? 0 };
};

/** The answer as somebody else has left it. @throws any other error than that they were faster, and if it is gone */
async function changedMeanwhile(error: unknown, id: string | undefined): Promise<SavedAnswer> {
  if (!isApiError(error) || error.code !== 'TICKET_CHANGED') throw error;
  const { answers } = await request(savedAnswers, {});
  const now = answers.find((each) => each.id === id);
  if (!now) throw error;
  return now;
}

/**
 * Creates or changes a saved answer. Where somebody else was faster it shows their text, and what was typed stays; saving it
 * then replaces theirs.
 */
export function SavedAnswerDialog({ answer, onDone, onClose }: SavedAnswerDialogProps) {
  const draft = useDraft(`saved-answer ${answer?.id ?? 'new'}`, begun(answer));
  const { values, version } = draft.value;
  const { title, text } = values;
  const [faster, setFaster] = useState<SavedAnswer | null>(null);
  const save = useAct(async (close: () => void) => {
    const known = answer && { id: answer.id, version };
    try {
      await request(savedAnswerSave, { known, ...values });
    } catch (error) {
      const now = await changedMeanwhile(error, answer?.id);
      draft.write({ values, version: now.version });
      setFaster(now);
      onDone();
      return;
    }
    draft.forget();
    toast('success', t('saved.saved', { title }));
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
      draft={draft}
      problem={isTaken ? null : save.problem}
      isValid={problems.title === null && problems.text === null}
      action={t('saved.save')}
      onClose={onClose}
    >
      {(isMarked) => (
        <div className="space-y-5">
          {faster && <Faster now={faster} />}
          <Fields
            values={values}
            titleError={isTaken ? t('saved.nameTaken') : isMarked && problems.title}
            textError={isMarked && problems.text}
            onChange={(values) => draft.write({ values, version })}
          />
        </div>
      )}
    </FormDialog>
  );
}

/** What somebody else made of the answer meanwhile. */
const Faster = ({ now: { title, language, text } }: { now: SavedAnswer }) => (
  <Notice
    tone="error"
    title={t('saved.faster', { title })}
    text={t('saved.fasterText')}
    more={
      <bdi lang={language} className="mt-2 block max-h-40 overflow-y-auto whitespace-pre-line">
        {text}
      </bdi>
    }
  />
);

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
