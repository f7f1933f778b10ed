import { ticketAssign, ticketState } from '@kandil/contract/control/notify';
import { Button } from '@kandil/ui/button.tsx';
import { Select } from '@kandil/ui/select.tsx';
import { request } from '#src/data/request.ts';
import { useSelf } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { changesText } from './changes.ts';
import { changing, type Ticket } from './use-ticket.ts';

interface TicketActionsProps {
  ticket: Ticket;
  onChange(ticket: Ticket): void;
}

/** What can be done to a ticket. Where somebody was faster, it is shown as it is now. */
function useTicketActs({ ticket, onChange }: TicketActionsProps) {
  const { ticketId, version, state, people } = ticket;
  const act = useAct(async (change: () => Promise<Ticket>, done: string) => {
    const onConflict = (now: Ticket) => {
      toast('success', changesText(ticket, now));
      onChange(now);
    };
    try {
      if (await changing(ticketId, { onChange, onConflict }, change)) toast('success', done);
    } catch (error) {
      toast('error', error);
    }
  });
  const assign = (ownerId: string | null) => {
    const name = people.find(({ id }) => id === ownerId)?.name;
    const done =
      name === undefined
        ? t('ticket.released', { ticket: ticketId })
        : t('ticket.assigned', { ticket: ticketId, name });
    void act.start(() => request(ticketAssign, { ticketId, version, ownerId }), done);
  };
  const isSolved = state === 'SOLVED';
  const toggle = () => {
    const change = { ticketId, version, state: isSolved ? 'OPEN' : 'SOLVED' } as const;
    const done = t(isSolved ? 'ticket.reopened' : 'ticket.solved', { ticket: ticketId });
    void act.start(() => request(ticketState, change), done);
  };
  return { busy: act.busy, assign, toggle };
}

/** Takes, assigns, solves and reopens a ticket. */
export function TicketActions({ ticket, onChange }: TicketActionsProps) {
  const { id: self } = useSelf();
  const { state, owner, people } = ticket;
  const { busy, assign, toggle } = useTicketActs({ ticket, onChange });
  const isGone = owner !== null && !people.some(({ id }) => id === owner.id);
  return (
    <>
      {owner === null && (
        <Button size="small" busy={busy} onClick={() => assign(self)}>
          {t('ticket.take')}
        </Button>
      )}
      <Select
        label={t('ticket.assign')}
        value={owner?.id ?? ''}
        className="min-h-9! text-sm font-medium!"
        options={[
          { value: '', title: t('ticket.unowned') },
          ...people.map(({ id, name }) => ({ value: id, title: name })),
          ...(isGone ? [{ value: owner.id, title: owner.name }] : []),
        ]}
        onChange={(chosen) => assign(chosen || null)}
      />
      <Button look="line" size="small" busy={busy} onClick={toggle}>
        {t(state === 'SOLVED' ? 'ticket.reopen' : 'ticket.solve')}
      </Button>
    </>
  );
}
