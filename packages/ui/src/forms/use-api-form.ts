import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useT } from '../text/texts.tsx';
import { errorText, isApiError } from './errors.ts';

export interface Failure {
  /** The message to show above the form. */
  message: string;
  /** The error code, if the service gave one. */
  code: string | undefined;
}

export interface ApiForm<Values extends FieldValues> extends UseFormReturn<Values> {
  failure: Failure | null;
  busy: boolean;
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
}

/**
 * A form that submits to a service. Input survives errors; the first invalid field gets the focus; one submission runs
 * at a time; a service error shows above the form.
 * @param send submits the values; throws on failure
 * @param mode when a field is validated first: with the first submission, or with every change
 */
export function useApiForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
): ApiForm<Values> {
  const t = useT();
  const form = useForm<Values>({ defaultValues, mode, shouldFocusError: false });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;

  // The first in document order; the library orders by registration.
  useEffect(() => {
    if (submitCount > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount]);

  const attempt = async (values: Values) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure({
        message: errorText(error, t),
        code: isApiError(error) ? error.code : undefined,
      });
      markRefusedFields(form, error, t('field.refused'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    element.current = event.currentTarget;
    void form.handleSubmit(attempt)(event);
  };
  return { ...form, failure, busy, onSubmit };
}

/** Marks the fields that the service names as invalid. Every code but INVALID_INPUT has its own text. */
function markRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  message: string,
): void {
  const names = isApiError(error) ? Object.keys(error.meta?.fields ?? {}) : [];
  const known = names.filter((name) => name in form.getValues()) as Path<Values>[];
  const said = isApiError(error) && error.code !== 'INVALID_INPUT' ? error.message : message;
  for (const name of known) form.setError(name, { message: said });
}
