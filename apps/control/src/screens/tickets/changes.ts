import { t } from '#src/texts/texts.tsx';
import type { Ticket } from './use-ticket.ts';

/** What is different in a ticket since somebody saw it, in words. */
export function changesText(before: Ticket, after: Ticket): string {
  const seen = new Set(before.messages.map(({ id }) => id));
  const written = after.messages
    .filter(({ id }) => !seen.has(id))
    .map(({ author, by }) =>
      author === 'MEMBER'
        ? t('change.MEMBER')
        : t(`change.${author}`, { name: by?.name ?? t('ticket.somebody') }),
    );
  const words = [
    ...new Set(written),
    before.state !== after.state && t('change.state', { state: t(`ticketState.${after.state}`) }),
    before.owner?.id !== after.owner?.id &&
      t('change.owner', { name: after.owner?.name ?? t('ticket.unowned') }),
  ].filter((each) => each !== false);
  return words.length === 0 ? t('change.other') : words.join('. ');
}
