import type { Input } from '@kandil/contract';
import type { nodeSeen } from '@kandil/contract/internal';
import { sql } from 'kysely';
import type { Executor, NodeRow, PartyRow } from './tables.ts';

type NodeReport = Input<typeof nodeSeen>;

const before = (milliseconds: number | null) =>
  sql<Date | null>`now() - ${milliseconds} * interval '1 millisecond'`;

/** Stores what a process says of itself. */
export async function putNode(db: Executor, seen: NodeReport): Promise<void> {
  const { id, name, parts, release, startedAgo, state, reasons } = seen;
  const said = {
    state,
    reasons: [...reasons],
    disk: seen.disk,
    backup: seen.backup,
    seen_at: sql<Date>`now()`,
  };
  const started = sql<Date>`now() - ${startedAgo} * interval '1 millisecond'`;
  await db
    .insertInto('node')
    .values({ id, name, parts: [...parts], release, started_at: started, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
}

/** Stores what a process has noted of other parties; what another one has noted later stays. */
export async function putParties(
  db: Executor,
  { name: node, parties }: Pick<NodeReport, 'name' | 'parties'>,
): Promise<void> {
  if (parties.length === 0) return;
  await db
    .insertInto('party')
    .values(
      parties.map(({ party, succeededAgo, failedAgo, failure }) => ({
        name: party,
        succeeded_at: before(succeededAgo),
        succeeded_node: succeededAgo === null ? null : node,
        failed_at: before(failedAgo),
        failed_node: failedAgo === null ? null : node,
        failure,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        succeeded_at: sql`greatest(party.succeeded_at, excluded.succeeded_at)`,
        succeeded_node: later('succeeded', 'succeeded_node'),
        failed_at: sql`greatest(party.failed_at, excluded.failed_at)`,
        failed_node: later('failed', 'failed_node'),
        failure: later('failed', 'failure'),
      }),
    )
    .execute();
}

/** The column of whichever row has the later moment. */
const later = (moment: 'succeeded' | 'failed', column: string) => {
  const at = `${moment}_at`;
  return sql<string | null>`case when ${sql.ref(`excluded.${at}`)} is not null
    and (${sql.ref(`party.${at}`)} is null or ${sql.ref(`excluded.${at}`)} >= ${sql.ref(`party.${at}`)})
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`party.${column}`)} end`;
};

/** Deletes a process that ended properly. */
export async function deleteNode(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('node').where('id', '=', id).execute();
}

/** Processes that ended without a goodbye stay for a day. */
const FORGOTTEN = sql<Date>`now() - interval '1 day'`;

export async function deleteForgottenNodes(db: Executor): Promise<void> {
  await db.deleteFrom('node').where('seen_at', '<', FORGOTTEN).execute();
}

/** The processes of the last day, by name. */
export const allNodes = (db: Executor): Promise<NodeRow[]> =>
  db
    .selectFrom('node')
    .selectAll()
    .where('seen_at', '>=', FORGOTTEN)
    .orderBy('name')
    .orderBy('started_at', 'desc')
    .execute();

export const allParties = (db: Executor): Promise<PartyRow[]> =>
  db.selectFrom('party').selectAll().orderBy('name').execute();
