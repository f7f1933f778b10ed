import type { TicketState } from '@kandil/contract/notify';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Subject } from '../rules/subjects.ts';
import type { Executor, NotifyTables, TicketRow } from './tables.ts';

export interface InboxFilter {
  /** Null: tickets without an owner. */
  owner?: string | null | undefined;
  subject?: Subject | undefined;
  language?: string | undefined;
  number?: number | undefined;
  /** An exact address, in any case. */
  mail?: string | undefined;
  seriesId?: number | undefined;
  videoId?: number | undefined;
  channelId?: number | undefined;
}

/** The last ticket of the page before: when it is due or was changed, and its number. */
export interface InboxPlace {
  at: Date;
  number: number;
}

type Builder = ExpressionBuilder<NotifyTables, 'ticket'>;

/** The condition of a filter; an absent part matches every ticket. */
const matches = (filter: InboxFilter) => (eb: Builder) => {
  const { owner, subject, language, number, mail, seriesId, videoId, channelId } = filter;
  const parts = [
    owner === null && eb('owner_id', 'is', null),
    typeof owner === 'string' && eb('owner_id', '=', owner),
    subject !== undefined && eb('subject', '=', subject),
    language !== undefined && eb('language', '=', language),
    number !== undefined && eb('number', '=', number),
    mail !== undefined && eb(sql<string>`lower(email)`, '=', mail.toLowerCase()),
    seriesId !== undefined && eb('series_id', '=', seriesId),
    videoId !== undefined && eb('video_id', '=', videoId),
    channelId !== undefined && eb('channel_id', '=', channelId),
  ];
  return eb.and(parts.filter((part) => part !== false));
};

/** A page of open tickets, in the order in which they are due. */
export const dueTickets = (
  db: Executor,
  filter: InboxFilter,
  after: InboxPlace | undefined,
  limit: number,
): Promise<TicketRow[]> =>
  db
    .selectFrom('ticket')
    .selectAll()
    .where('state', '=', 'OPEN')
    .where(matches(filter))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(due_at, number) > (${after?.at}, ${after?.number})`),
    )
    .orderBy('due_at')
    .orderBy('number')
    .limit(limit)
    .execute();

/** A page of tickets, the last changed first. */
export const changedTickets = (
  db: Executor,
  filter: InboxFilter & { state?: TicketState | undefined },
  after: InboxPlace | undefined,
  limit: number,
): Promise<TicketRow[]> =>
  db
    .selectFrom('ticket')
    .selectAll()
    .where(matches(filter))
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? 'OPEN'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(changed_at, number) < (${after?.at}, ${after?.number})`),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

/** How many tickets of each state match. */
export async function ticketCounts(
  db: Executor,
  filter: InboxFilter,
): Promise<Record<TicketState, number>> {
  const rows = await db
    .selectFrom('ticket')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .where(matches(filter))
    .groupBy('state')
    .execute();
  const of = (state: TicketState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { OPEN: of('OPEN'), ANSWERED: of('ANSWERED'), SOLVED: of('SOLVED') };
}
