import { localeOf } from '@kandil/i18n';
import { notify as service } from '@kandil/contract';
import { TITLE_SUBJECT } from '@kandil/contract/notify';
import { formatTime } from '@kandil/player';
import { useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useStart } from '#app/data/start/start.ts';
import { EmailField } from '#app/domain/contact/email-field.tsx';
import { emailProblem } from '#app/domain/contact/email-or-phone.ts';
import { closeModalOf, type ReportedTitle } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { ProblemChoice, type ReportValues } from './problem-choice.tsx';
import { deviceLanguage } from './use-sending.ts';
import { ticketKeys } from './ticket-key.ts';

const MOST_CHARACTERS = 2000;
const LEAST_CHARACTERS = 3;

/** Reports a problem with a title to support. If the member writes nothing, the kind of problem is the message. */
export function ReportModal({ title, ...about }: ReportedTitle) {
  const { t, language } = useWords();
  const worded = useWorded();
  const address = useStart().account?.email ?? '';
  const [keyOf] = useState(ticketKeys);
  const { register, formState, failure, busy, onSubmit } = useApiForm<ReportValues>(
    { problem: null, ticketMessage: '', ticketEmail: address },
    async ({ problem, ticketMessage, ticketEmail }) => {
      if (!problem) return;
      const written = ticketMessage.trim();
      const text = [...written].length < LEAST_CHARACTERS ? t(`report.${problem}`) : written;
      const { message } = await browserApi(service.supportTicketSave, {
        ...about,
        problem,
        ticketSubject: TITLE_SUBJECT,
        ticketMessage: text,
        ticketEmail: ticketEmail.trim(),
        ticketKey: keyOf(problem, text, ticketEmail),
        deviceLanguage: deviceLanguage(),
      });
      closeModalOf('report');
      notify('success', message ?? '');
    },
  );
  const { errors } = formState;
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('report.title')}>
      {failure && <FormMessage text={failure.message} />}
      <p className="text-muted mb-5 text-sm">
        <bdi>{title}</bdi>
        {about.position !== undefined && (
          <span className="block">
            {t('report.at', { time: formatTime(about.position, localeOf(language)) })}
          </span>
        )}
      </p>
      <fieldset disabled={busy} className="min-w-0 space-y-5">
        <ProblemChoice register={register} error={errors.problem?.message} />
        {address === '' && (
          <EmailField
            error={errors.ticketEmail?.message}
            {...register('ticketEmail', { validate: (value) => worded(emailProblem(value)) })}
          />
        )}
        <TextArea
          label={t('report.more')}
          hint={t('report.note')}
          maxLength={MOST_CHARACTERS}
          error={errors.ticketMessage?.message}
          {...register('ticketMessage')}
        />
      </fieldset>
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t('report.send')}
      </Button>
    </form>
  );
}
