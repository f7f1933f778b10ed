import { notify as service } from '@kandil/contract';
import { useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import type { TicketValues } from './support-form.tsx';
import { ticketKeys } from './ticket-key.ts';
import { type Progress, uploadWith } from './upload.ts';
import { forgetDraft } from './use-draft.ts';

/** The first part of the browser's language: `en` of `en-US`. */
export const deviceLanguage = (): string => navigator.language.split('-', 1)[0] ?? '';

/** Sends a message and tells its number. `progress` is that of the file; null without one. */
export function useSending(onSent: () => void) {
  const [keyOf] = useState(ticketKeys);
  const [progress, setProgress] = useState<Progress | null>(null);
  const send = async (values: TicketValues): Promise<void> => {
    const { ticketEmail, ticketSubject, ticketMessage, file } = values;
    const ticket = { ticketEmail: ticketEmail.trim(), ticketSubject, ticketMessage };
    const ticketKey = keyOf(...Object.values(ticket), file);
    try {
      const { message } = await browserApi(
        service.supportTicketSave,
        { ...ticket, ticketKey, deviceLanguage: deviceLanguage() },
        file ? { file, fetch: uploadWith(setProgress) } : {},
      );
      forgetDraft();
      notify('success', message ?? '');
    } finally {
      setProgress(null);
    }
    onSent();
  };
  return { progress, send };
}
