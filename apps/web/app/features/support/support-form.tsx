import { useEffect, useEffectEvent } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Account } from '#app/data/start/start.ts';
import { EmailField } from '#app/domain/contact/email-field.tsx';
import { emailProblem } from '#app/domain/contact/email-or-phone.ts';
import { paths } from '#app/paths.ts';
import { Button } from '@kandil/ui/button.tsx';
import { Checkbox } from '@kandil/ui/checkbox.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { messageProblem, termsProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { Link } from '@kandil/ui/link.tsx';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { FileField } from './file-field.tsx';
import { fileProblem } from './file-rules.ts';
import type { Subjects } from './load.ts';
import { SubjectField } from './subject-field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useTicketDraft } from './use-draft.ts';
import { type Limits, useLimits } from './use-limits.ts';
import { useSending } from './use-sending.ts';

export interface TicketValues {
  ticketEmail: string;
  ticketSubject: string;
  ticketMessage: string;
  file: File | null;
  consent: boolean;
}

export type TicketForm = UseFormReturn<TicketValues>;

const MOST_CHARACTERS = 5000;

interface SupportFormProps {
  account: Account;
  subjects: Subjects;
  /** The message was stored; the form is to be replaced by an empty one. */
  onSent(): void;
}

/** The form of SUPPORT-01..14. */
export function SupportForm({ account, subjects, onSent }: SupportFormProps) {
  const t = useT();
  const worded = useWorded();
  const { progress, send } = useSending(onSent);
  const form = useApiForm<TicketValues>(emptyFor(account), send, 'onChange');
  const { register, control, formState, failure, busy, onSubmit } = form;
  const { errors, isValid } = formState;
  useTicketDraft(form, account.userId);
  const limits = useLimits(form.watch('ticketSubject'));
  useRechecked(form, limits);
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('support.title')}>
      {failure && <FormMessage text={failure.message} />}
      <fieldset disabled={busy} className="min-w-0 space-y-5">
        <EmailField
          error={errors.ticketEmail?.message}
          {...register('ticketEmail', { validate: (value) => worded(emailProblem(value)) })}
        />
        <SubjectField form={form} subjects={subjects} limits={limits} />
        <TextArea
          label={t('support.message')}
          hint={t('support.messageHint')}
          maxLength={MOST_CHARACTERS}
          error={errors.ticketMessage?.message}
          {...register('ticketMessage', { validate: (value) => worded(messageProblem(value)) })}
        />
        <Controller
          control={control}
          name="file"
          rules={{ validate: (file) => worded(fileProblem(file, limits.formats)) }}
          render={({ field, fieldState }) => (
            <FileField
              file={field.value}
              formats={limits.formats}
              error={fieldState.error?.message}
              disabled={busy}
              onChange={field.onChange}
            />
          )}
        />
        <Consent form={form} />
      </fieldset>
      {progress && <UploadProgress {...progress} name={form.getValues('file')?.name ?? ''} />}
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy} disabled={!isValid}>
        {t('support.send')}
      </Button>
    </form>
  );
}

/** The sender agrees to the privacy policy. */
function Consent({ form: { register, formState } }: { form: TicketForm }) {
  const t = useT();
  const worded = useWorded();
  return (
    <Checkbox
      error={formState.errors.consent?.message}
      {...register('consent', { validate: (value) => worded(termsProblem(value)) })}
    >
      <RichText text={t('support.consent')} name="privacy">
        <Link
          to={paths.privacyPolicy()}
          target="_blank"
          className="text-text hover:text-gold underline underline-offset-4"
        >
          {t('support.privacyLink')}
        </Link>
      </RichText>
    </Checkbox>
  );
}

const emptyFor = ({ email }: Account): TicketValues => ({
  ticketEmail: email ?? '',
  ticketSubject: '',
  ticketMessage: '',
  file: null,
  consent: false,
});

/** Subject and file are checked again when limits have come or failed. */
function useRechecked({ trigger, getValues }: TicketForm, { formats, failure }: Limits): void {
  const failed = failure?.text;
  const recheck = useEffectEvent(() => {
    if (getValues('ticketSubject')) void trigger(['ticketSubject', 'file']);
  });
  useEffect(() => {
    if (formats || failed) recheck();
  }, [formats, failed]);
}
