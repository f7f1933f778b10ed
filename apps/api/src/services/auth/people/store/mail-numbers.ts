import type { MAIL_FAILURES } from '@kandil/contract/internal';
import { sql } from 'kysely';
import type { Executor } from '../../store/tables.ts';

/** Hours that the panel shows. */
export const MAIL_HOURS = 72;

const FIRST = sql`date_trunc('hour', now()) - ${MAIL_HOURS - 1} * interval '1 hour'`;

interface HourRow {
  from: Date;
  sent: number;
  failed: number;
}

/** Mails by the hour of their last attempt, the oldest first; hours without one are in it. */
export async function mailsByHour(db: Executor): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select h as "from",
           count(m.id) filter (where m.outcome = 'SENT')::int as sent,
           count(m.id) filter (where m.outcome = 'FAILED')::int as failed
    from generate_series(${FIRST}, date_trunc('hour', now()), interval '1 hour') h
    left join auth.sent_mail m on m.at >= h and m.at < h + interval '1 hour'
    group by h order by h`.execute(db);
  return rows;
}

interface TemplateRow {
  template: string;
  sent: number;
  refused: number;
  waiting: number;
  lastAt: Date;
}

/** The same mails by template. */
export async function mailsByTemplate(db: Executor): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select template,
           count(*) filter (where outcome = 'SENT')::int as sent,
           count(*) filter (where failure = 'REFUSED')::int as refused,
           count(*) filter (where failure <> 'REFUSED')::int as waiting,
           max(at) as "lastAt"
    from auth.sent_mail where at >= ${FIRST}
    group by template order by template`.execute(db);
  return rows;
}

/** Mails whose last attempt failed, the newest first. */
export async function newestFailures(db: Executor, most: number) {
  const rows = await db
    .selectFrom('sent_mail')
    .select(['template', 'at', 'failure'])
    .where('outcome', '=', 'FAILED')
    .where('at', '>=', sql<Date>`${FIRST}`)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows as { template: string; at: Date; failure: (typeof MAIL_FAILURES)[number] }[];
}

/** When a mail was sent last. */
export async function lastSent(db: Executor): Promise<Date | null> {
  const row = await db
    .selectFrom('sent_mail')
    .select('at')
    .where('outcome', '=', 'SENT')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
