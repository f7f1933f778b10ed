import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Begins in a form's field: a dialog opens where one can type. */
export function useFirstField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus'>,
  name: Path<Values>,
): void {
  const focus = useEffectEvent(() => form.setFocus(name));
  useEffect(() => focus(), []);
}
