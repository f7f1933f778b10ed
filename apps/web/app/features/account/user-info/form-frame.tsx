import type { UiKey } from '@kandil/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import type { ApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

interface FormFrameProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** What the form is for, or what happens next. */
  text?: string;
  submit?: UiKey;
  /** The error is shown at its field instead. */
  atField?: boolean;
  children: ReactNode;
}

/** The layout of the forms in the user info modal: error, introduction, fields, button. */
export function FormFrame<Values extends FieldValues>({
  form,
  text,
  submit = 'userInfo.save',
  atField,
  children,
}: FormFrameProps<Values>) {
  const t = useT();
  const { failure, formState } = form;
  const isSaid =
    atField || Object.values(formState.errors).some((each) => each?.message === failure?.message);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && !isSaid && <FormMessage text={failure.message} />}
      {text && <p className="text-muted mb-5">{text}</p>}
      {children}
      <Button type="submit" size="large" className="mt-6 w-full" busy={form.busy}>
        {t(submit)}
      </Button>
    </form>
  );
}
