import { sql } from 'kysely';
import { anyOf, type Db } from './sql.ts';
import { type Row, table } from './tables.ts';

/** Channels as an import of their guides needs them; a channel with a loop of programmes takes none. */
export const channelsForGuide = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('channel')
    .select(['code', 'zone', sql<boolean>`jsonb_array_length(schedule) > 0`.as('hasLoop')])
    .where('code', '=', anyOf.texts(codes))
    .where('removed_at', 'is', null)
    .execute();

/** A channel whose guide has an address. */
export interface AddressChannel {
  url: string;
  code: string;
  zone: string | null;
  id: string;
  /** Whether a guide was imported for it. */
  hasGuide: boolean;
}

/** The channels whose guide has an address, by that address. */
export async function channelsByAddress(
  db: Db,
): Promise<ReadonlyMap<string, readonly AddressChannel[]>> {
  const rows = await db
    .selectFrom('channel as c')
    .leftJoin('guide as g', 'g.channel_code', 'c.code')
    .select(['c.code', 'c.zone', 'c.guide', 'g.source'])
    .where('c.guide', 'is not', null)
    .where('c.removed_at', 'is', null)
    .orderBy('c.code')
    .execute();
  const channels = rows.flatMap(({ code, zone, guide, source }) =>
    guide ? [{ url: guide.url, code, zone, id: guide.id, hasGuide: source !== null }] : [],
  );
  return Map.groupBy(channels, ({ url }) => url);
}

export type AddressRow = Row<'guide_address'>;

export async function guideAddresses(db: Db): Promise<ReadonlyMap<string, AddressRow>> {
  const rows = await db.selectFrom('guide_address').selectAll().execute();
  return new Map(rows.map((row) => [row.url, row]));
}

/** Remembers the last answer of an address. A failure leaves the validators of the last good one. */
export async function rememberAnswer(
  db: Db,
  answer: Pick<AddressRow, 'url' | 'channels' | 'etag' | 'last_modified' | 'problem'>,
  now: Date,
): Promise<void> {
  const isGood = answer.problem === null;
  await db
    .insertInto('guide_address')
    .values({ ...answer, asked_at: now, failing_since: isGood ? null : now })
    .onConflict((oc) =>
      oc.column('url').doUpdateSet({
        ...(isGood && answer),
        problem: answer.problem,
        asked_at: now,
        failing_since: isGood
          ? null
          : sql<Date>`coalesce(${table.guide_address}.failing_since, excluded.failing_since)`,
      }),
    )
    .execute();
}

/** Forgets addresses that no channel names any more. */
export const forgetAddresses = (db: Db, others: readonly string[]) =>
  db
    .deleteFrom('guide_address')
    .where('url', '!=', sql<string>`all (${[...others]}::text[])`)
    .execute();

/** Addresses that give no guide, for the metrics. */
export async function countFailing(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('guide_address')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('failing_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Each channel of another party with what its guide says: until when, since when, from where. */
export async function guideStates(db: Db) {
  const { rows } = await sql<{
    code: string;
    until: Date | null;
    imported_at: Date | null;
    source: string | null;
    failing_since: Date | null;
    problem: string | null;
  }>`
    select c.code, g.imported_at, g.source, a.failing_since, a.problem,
      (select b.end_at from ${table.broadcast} b where b.channel_code = c.code order by b.start_at desc limit 1) as until
    from ${table.channel} c
    left join ${table.guide} g on g.channel_code = c.code
    left join ${table.guide_address} a on a.url = c.guide ->> 'url'
    where jsonb_array_length(c.schedule) = 0 and c.removed_at is null order by c.position`.execute(
    db,
  );
  return rows;
}
