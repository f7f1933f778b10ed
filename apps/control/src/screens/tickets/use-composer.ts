import { LONGEST_ANSWER, ticketAnswer, ticketNote } from '@kandil/contract/control/notify';
import type { TicketState } from '@kandil/contract/notify';
import { useRef, useState } from 'react';
import { request } from '#src/data/request.ts';
import { useDraft } from '#src/data/draft.ts';
import { type Act, useAct } from '#src/data/use-act.ts';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { changesText } from './changes.ts';
import { missingFacts } from './placeholders.ts';
import { changing, type Ticket } from './use-ticket.ts';

export type Mode = 'answer' | 'note';

export interface TicketText {
  mode: Mode;
  text: string;
}

const NOTHING: TicketText = { mode: 'answer', text: '' };

export type StateAfter = Exclude<TicketState, 'OPEN'>;

export interface Composer {
  written: TicketText;
  edit(change: Partial<TicketText>): void;
  /** Why the text cannot be sent; null if it can. */
  fault: string | null;
  /** Sends the text, unless it has a fault. */
  send: Act<[state: StateAfter]>;
  /** What somebody else changed while the person was writing; null: nothing. */
  changed: string | null;
}

/** The text's first problem. A note may name placeholders. */
function faultOf({ mode, text }: TicketText): string | null {
  const { length } = text;
  if (text.trim() === '') return t('composer.empty');
  if (length > LONGEST_ANSWER) return t('composer.tooLong', { count: length - LONGEST_ANSWER });
  const names = mode === 'answer' ? missingFacts(text) : '';
  return names === '' ? null : t('composer.open', { names });
}

/** The key of a text: the same for every attempt to send it, so that it is stored once. */
function useKey(): (written: TicketText) => string {
  const last = useRef({ content: '', key: '' });
  return ({ mode, text }) => {
    const content = `${mode} ${text}`;
    if (last.current.content !== content)
      last.current = { content, key: globalThis.crypto.randomUUID() };
    return last.current.key;
  };
}

/** What is written to a ticket: it survives a reload, a failed attempt, and what somebody else does meanwhile. */
export function useComposer(ticket: Ticket, onChange: (ticket: Ticket) => void): Composer {
  const { ticketId, version } = ticket;
  const { value: written, write, forget } = useDraft(`ticket ${ticketId}`, NOTHING);
  const [changed, setChanged] = useState<string | null>(null);
  const keyOf = useKey();
  const edit = (change: Partial<TicketText>) => {
    const next = { ...written, ...change };
    write(next);
    if (next.text === '') forget();
  };
  const onConflict = (now: Ticket) => {
    setChanged(changesText(ticket, now));
    onChange(now);
  };
  const send = useAct(async (state: StateAfter) => {
    if (faultOf(written) !== null) return;
    const { mode, text } = written;
    const sent = { ticketId, key: keyOf(written), text };
    const isSent = await changing(ticketId, { onChange, onConflict }, () =>
      mode === 'note'
        ? request(ticketNote, sent)
        : request(ticketAnswer, { ...sent, version, state }),
    );
    if (!isSent) return;
    setChanged(null);
    edit({ text: '' });
    toast('success', t(mode === 'note' ? 'composer.noted' : 'composer.sent'));
  });
  return { written, edit, fault: faultOf(written), send, changed };
}
