import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { DEMO_TICKETS, type DemoTicket } from '../rules/demo-tickets.ts';
import { dueAt } from '../rules/due.ts';
import type { Executor, NewTicket, NotifyTables } from './tables.ts';
import { insertMessage } from './threads.ts';
import { insertTicket } from './tickets.ts';

const HOUR = 3_600_000;

/**
 * Writes the demo's messages to support that are missing, dated from now, so that the inbox of the control room is not empty.
 * No mail is sent for them. What was done with them survives a restart.
 * @param videoId what the reports are about; absent: the catalogue does not have it, and they are left out
 */
export async function seedDemoTickets(
  database: Database,
  now: () => number,
  videoId: number | undefined,
): Promise<void> {
  const db = schemaOf<NotifyTables>(database, 'notify');
  for (const [place, ticket] of DEMO_TICKETS.entries())
    if (!ticket.report || videoId !== undefined)
      await transaction(db, (trx) => seedOne(trx, place, { ticket, now: now(), videoId }));
}

/** The same at every start, so that a message is written once. */
const keyOf = (place: number): string =>
  `d3a00000-0000-4000-8000-${String(100 + place).padStart(12, '0')}`;

interface Seed {
  ticket: DemoTicket;
  now: number;
  videoId: number | undefined;
}

/** A ticket as the service stores one. */
function rowOf(place: number, { ticket, now, videoId }: Seed): NewTicket {
  const { role, ago, subject, message, language, device, report } = ticket;
  const { userId = '', email = '' } = DEMO_ACCOUNTS.find((each) => each.role === role) ?? {};
  const at = now - ago * HOUR;
  return {
    id: randomUUID(),
    user_id: userId,
    ticket_key: keyOf(place),
    email,
    subject,
    message,
    language,
    device_language: language,
    platform: 'web',
    app_version: null,
    user_agent: device,
    ...(report && { ...report, video_id: videoId ?? null }),
    created_at: new Date(at),
    changed_at: new Date(at),
    due_at: dueAt(subject, at),
  };
}

async function seedOne(trx: Executor, place: number, seed: Seed): Promise<void> {
  const { thanks } = seed.ticket;
  const row = rowOf(place, seed);
  if (!thanks) return void (await insertTicket(trx, row));
  const at = new Date(seed.now - thanks.ago * HOUR);
  const solved = { state: 'SOLVED', changed_at: at, solved_at: at, due_at: null } as const;
  if (!(await insertTicket(trx, { ...row, ...solved }))) return;
  await insertMessage(trx, {
    id: randomUUID(),
    ticket_id: row.id,
    author: 'MEMBER',
    text: thanks.text,
    message_key: randomUUID(),
    created_at: at,
  });
}
