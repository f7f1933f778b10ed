import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createDraft } from '#app/data/writes/draft.ts';
import type { TicketValues } from './support-form.tsx';

type StoredDraft = Pick<TicketValues, 'ticketEmail' | 'ticketSubject' | 'ticketMessage'>;

const draft = createDraft<StoredDraft>('support');
export const forgetDraft = draft.forget;

/** Keeps what was written in this tab, so that it survives a reload. The file and the consent are given anew. */
export function useTicketDraft(form: UseFormReturn<TicketValues>, userId: string): void {
  const { watch, setValue } = form;
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(draft.read(userId) ?? {}))
      setValue(name as keyof StoredDraft, value, { shouldValidate: value !== '' });
  });
  useEffect(() => {
    restore();
    const subscription = watch(({ ticketEmail = '', ticketSubject = '', ticketMessage = '' }) => {
      if (ticketMessage || ticketSubject)
        draft.store(userId, { ticketEmail, ticketSubject, ticketMessage });
    });
    return () => subscription.unsubscribe();
  }, [userId, watch]);
}
