import { savedAnswers } from '@kandil/contract/control/saved-answers';
import { Select } from '@kandil/ui/select.tsx';
import { useCall } from '#src/data/use-call.ts';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';

interface SavedAnswerChoiceProps {
  /** Of the member: its answers are offered first. */
  language: string;
  onChoose(text: string): void;
}

/** Chooses a saved answer to insert. */
export function SavedAnswerChoice({ language, onChoose }: SavedAnswerChoiceProps) {
  const answers = useCall(savedAnswers, {}).data?.answers ?? [];
  if (answers.length === 0) return null;
  const byLanguage = Map.groupBy(answers, (answer) => answer.language);
  const others = [...byLanguage.keys()].filter((each) => each !== language);
  const groups = [language, ...others].flatMap((each) => {
    const options = byLanguage.get(each)?.map(({ id, title }) => ({ value: id, title }));
    return options ? [{ title: languageText(each), options }] : [];
  });
  return (
    <Select
      label={t('composer.saved')}
      value=""
      className="min-h-9! text-sm font-medium!"
      options={[{ value: '', title: t('composer.insert') }]}
      groups={groups}
      onChange={(chosen) => {
        const answer = answers.find(({ id }) => id === chosen);
        if (answer) onChoose(answer.text);
      }}
    />
  );
}
