import { type Input, Refusal } from '@kandil/contract';
import { tickets as call } from '@kandil/contract/control/notify';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { staffNames } from '../flows/staff-people.ts';
import { presentTicketRow } from '../present/ticket-row.ts';
import { subjectOf } from '../rules/subjects.ts';
import { numberOf } from '../rules/thread.ts';
import {
  changedTickets,
  dueTickets,
  type InboxFilter,
  type InboxPlace,
  ticketCounts,
} from '../store/inbox.ts';
import type { TicketRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';

/** Tickets of a page. */
const PAGE = 50;

/** @throws Refusal INVALID_INPUT for what no page has answered */
function placeOf(after: string | undefined): InboxPlace | undefined {
  if (after === undefined) return undefined;
  const [moment = '', number = ''] = after.split(' ');
  const place = { at: new Date(moment), number: Number(number) };
  if (Number.isNaN(place.at.getTime()) || !Number.isSafeInteger(place.number) || number === '')
    throw new Refusal('INVALID_INPUT', { fields: { after: 'INVALID_INPUT' } });
  return place;
}

/** A number finds its ticket, anything else is an address. */
function searched(search: string | undefined): Pick<InboxFilter, 'number' | 'mail'> {
  const typed = search?.trim();
  if (!typed) return {};
  const number = numberOf(typed);
  return number === null ? { mail: typed } : { number };
}

function filterOf(input: Input<typeof call>, context: CallContext): InboxFilter {
  const { owner, subject, language, search, seriesId, videoId, channelId } = input;
  const known = subject === undefined ? undefined : subjectOf(subject);
  if (known === null) throw new Refusal('INVALID_INPUT', { fields: { subject: 'INVALID_INPUT' } });
  return {
    ...(owner !== undefined && { owner: owner === 'me' ? staffOf(context).id : null }),
    subject: known,
    language,
    seriesId,
    videoId,
    channelId,
    ...searched(search),
  };
}

export const tickets = handle<NotifyWorld, typeof call>(call, async ({ input, context, world }) => {
  const { db, now } = world;
  const filter = filterOf(input, context);
  const isDue = input.state === 'OPEN';
  const after = placeOf(input.after);
  const [rows, counts, people] = await Promise.all([
    isDue
      ? dueTickets(db, filter, after, PAGE + 1)
      : changedTickets(db, { ...filter, state: input.state }, after, PAGE + 1),
    ticketCounts(db, filter),
    staffNames(world),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const endOf = ({ due_at: due, changed_at: changed, number }: TicketRow) =>
    `${(isDue && due ? due : changed).toISOString()} ${number}`;
  const moment = now();
  return {
    data: {
      tickets: shown.map((row) => presentTicketRow(row, people.named(row.owner_id), moment)),
      next: last ? endOf(last) : null,
      counts,
      now: new Date(moment).toISOString(),
    },
  };
});
