import { cx } from '@kandil/ui/cx.ts';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { MomentOf, relativeText } from '#src/pieces/moment.tsx';
import { CARD } from '#src/pieces/table.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { StateBadge } from './state-badge.tsx';
import type { InboxRow } from './use-inbox.ts';
import { subjectName } from './words.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface TicketListProps {
  tickets: readonly InboxRow[];
  now: string;
}

/** Tickets; the arrow keys move from one to the next. */
export function TicketList({ tickets, now }: TicketListProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = step === undefined ? undefined : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={CARD}>
      <ul
        ref={list}
        aria-label={t('tickets.title')}
        className="divide-line divide-y"
        onKeyDown={onKeyDown}
      >
        {tickets.map((ticket) => (
          <Row key={ticket.ticketId} ticket={ticket} now={now} />
        ))}
      </ul>
    </div>
  );
}

function Row({ ticket, now }: { ticket: InboxRow; now: string }) {
  const { ticketId, subject, mail, excerpt, language, state, owner } = ticket;
  return (
    <li className="hover:bg-lifted/40 focus-within:bg-lifted/40 relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-4 py-3 text-sm transition-colors duration-150">
      <p className="flex min-w-0 items-center gap-2.5">
        <Link
          to={`/tickets/${ticketId}`}
          aria-label={t('tickets.open', { ticket: `${ticketId}, ${subjectName(subject)}` })}
          className="shrink-0 font-semibold outline-offset-4 after:absolute after:inset-0"
        >
          {ticketId}
        </Link>
        <span className="shrink-0 font-medium">{subjectName(subject)}</span>
        <StateBadge state={state} />
      </p>
      <p className="text-end">
        <Time ticket={ticket} now={now} />
      </p>
      <bdi lang={language} className="text-muted block truncate">
        {excerpt}
      </bdi>
      <p className="text-muted flex justify-end gap-3">
        <span>{languageText(language)}</span>
        <bdi>{mail}</bdi>
        <span className={cx('w-28 truncate text-end', !owner && 'italic')}>
          {owner?.name ?? t('ticket.unowned')}
        </span>
      </p>
    </li>
  );
}

function Time({ ticket: { dueAt, changedAt, isOverdue }, now }: { ticket: InboxRow; now: string }) {
  if (dueAt === null)
    return (
      <span className="text-muted">
        {t('tickets.changed')} <MomentOf at={changedAt} now={now} />
      </span>
    );
  if (isOverdue)
    return (
      <span className="text-ruby-bright font-medium">
        {t('tickets.overdue', { when: relativeText(dueAt, Date.parse(now)) })}
      </span>
    );
  return (
    <span className="text-muted">
      {t('tickets.due')} <MomentOf at={dueAt} now={now} />
    </span>
  );
}
