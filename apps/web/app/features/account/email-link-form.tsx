import { useState } from 'react';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { looseEmailProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { EmailField } from '#app/domain/contact/email-field.tsx';

interface EmailLinkFormProps {
  /** The address that the field begins with. */
  email: string;
  /** Above the field. */
  text?: string | undefined;
  /** The label of the button, by the typed address. */
  action(email: string): string;
  /**
   * Requests the link for the typed address.
   * @returns the message to show; null if nothing was sent
   * @throws ApiError
   */
  send(email: string): Promise<string | null>;
}

/** Asks for an e-mail address and sends a link to it that confirms it. */
export function EmailLinkForm({ email, text, action, send }: EmailLinkFormProps) {
  const worded = useWorded();
  const [sent, setSent] = useState<string | null>(null);
  const form = useApiForm<{ email: string }>({ email }, async (values) => {
    setSent(null);
    setSent(await send(values.email.trim()));
  });
  const { register, formState, failure, busy } = form;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && <FormMessage text={failure.message} />}
      {sent && !failure && <FormMessage tone="success" text={sent} />}
      {text && <p className="text-muted mb-4">{text}</p>}
      <EmailField
        error={formState.errors.email?.message}
        {...register('email', { validate: (value) => worded(looseEmailProblem(value)) })}
      />
      <Button type="submit" size="large" className="mt-5 w-full" busy={busy}>
        {action(form.watch('email').trim())}
      </Button>
    </form>
  );
}
