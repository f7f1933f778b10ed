import { notify as service } from '@kandil/contract';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { browserApi } from '#app/data/client/api.ts';
import { useStart } from '#app/data/start/start.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { FileField } from '../file-field.tsx';
import { fileProblem } from '../file-rules.ts';
import { ticketKeys } from '../ticket-key.ts';
import { type Progress, uploadWith } from '../upload.ts';
import { UploadProgress } from '../upload-progress.tsx';
import { useLimits } from '../use-limits.ts';
import type { Thread } from './load.ts';
import { type ReplyValues, useReplyDraft } from './use-reply-draft.ts';

const MOST_CHARACTERS = 5000;

interface ReplyFormProps {
  thread: Thread;
  /** The reply was stored. */
  onSent(thread: Thread): void;
}

/** The form of a reply. One whose answer was lost on the way is sent with the same key, and stored once. */
function useReply({ thread: { ticketId }, onSent }: ReplyFormProps) {
  const t = useT();
  const [keyOf] = useState(ticketKeys);
  const [progress, setProgress] = useState<Progress | null>(null);
  const form = useApiForm<ReplyValues>({ ticketMessage: '', file: null }, async (values) => {
    const { ticketMessage, file } = values;
    const replyKey = keyOf(ticketId, ticketMessage, file);
    try {
      const { data } = await browserApi(
        service.supportTicketReply,
        { ticketId, ticketMessage, replyKey },
        file ? { file, fetch: uploadWith(setProgress) } : {},
      );
      form.reset();
      notify('success', t('ticket.sent'));
      onSent(data);
    } finally {
      setProgress(null);
    }
  });
  useReplyDraft(form, useStart().account?.userId, ticketId);
  return { form, progress };
}

/** Adds to a conversation. */
export function ReplyForm({ thread, onSent }: ReplyFormProps) {
  const t = useT();
  const worded = useWorded();
  const { form, progress } = useReply({ thread, onSent });
  const limits = useLimits(thread.subject.subject);
  const { register, control, formState, failure, busy, onSubmit } = form;
  const required = (value: string) => worded(value.trim() === '' ? 'field.required' : null);
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={t('ticket.reply')}
      className="rounded-sheet border-line bg-raised/70 mt-6 border p-5 sm:p-8"
    >
      {failure && <FormMessage text={failure.message} />}
      {thread.state === 'SOLVED' && <p className="text-muted mb-5">{t('ticket.solvedText')}</p>}
      <fieldset disabled={busy} className="min-w-0 space-y-5">
        <TextArea
          label={t('ticket.reply')}
          hint={t('ticket.replyHint')}
          maxLength={MOST_CHARACTERS}
          error={formState.errors.ticketMessage?.message}
          {...register('ticketMessage', { validate: required })}
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
      </fieldset>
      {progress && <UploadProgress {...progress} name={form.getValues('file')?.name ?? ''} />}
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t('ticket.send')}
      </Button>
    </form>
  );
}
