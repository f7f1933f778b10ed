import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Focuses a form's first field when a dialog opens. */
export function useFirstField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus'>,
  name: Path<Values>,
): void {
  const focus = useEffectEvent(() => form.setFocus(name));
  useEffect(() => focus(), []);
}
