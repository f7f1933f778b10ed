import type { TextParams, UiKey } from '@kandil/i18n';
import { useT } from '../text/texts.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Turns a rule's result into what a form expects: an error text, or true. */
export function useWorded(): (problem: UiKey | null, params?: TextParams) => string | true {
  const t = useT();
  return (problem, params) => (problem === null ? true : t(problem, params));
}

/** Focuses a form's first field when a dialog opens. */
export function useFirstField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus'>,
  name: Path<Values>,
): void {
  const focus = useEffectEvent(() => form.setFocus(name));
  useEffect(() => focus(), []);
}
