import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createDraft } from '#app/data/writes/draft.ts';

/** What was written to each conversation and not sent yet, by its number. */
type Replies = Record<string, string>;

const draft = createDraft<Replies>('reply');

const stored = (userId: string): Replies => (draft.read(userId) ?? {}) as Replies;

export interface ReplyValues {
  ticketMessage: string;
  file: File | null;
}

/**
 * Keeps what is written to a conversation in this tab, so that it survives a reload. What is sent, and so taken out of the
 * form, is forgotten. The file is chosen again.
 */
export function useReplyDraft(
  { watch, setValue }: UseFormReturn<ReplyValues>,
  userId: string | undefined,
  ticketId: string,
): void {
  const restore = useEffectEvent((owner: string) => {
    const text = stored(owner)[ticketId];
    if (text) setValue('ticketMessage', text);
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    restore(userId);
    const subscription = watch(({ ticketMessage = '' }) => {
      const replies: Replies = { ...stored(userId), [ticketId]: ticketMessage };
      draft.store(userId, Object.fromEntries(Object.entries(replies).filter(([, text]) => text)));
    });
    return () => subscription.unsubscribe();
  }, [userId, ticketId, watch]);
}
