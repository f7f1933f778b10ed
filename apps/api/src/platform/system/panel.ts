import type { SystemProblem } from '@kandil/contract/control/system';
import { type Kysely, sql } from 'kysely';

/** Something wrong that a panel of the control room's section `System` names. */
export interface Problem {
  kind: SystemProblem;
  /** A node, a job, a part, a database or another party, by the kind. */
  subject: string | null;
  count: number | null;
  since: Date | null;
}

export const problem = (
  kind: SystemProblem,
  part: Partial<Omit<Problem, 'kind'>> = {},
): Problem => ({ kind, subject: null, count: null, since: null, ...part });

/** A moment in answers. */
export const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What every panel answers beside its facts. @param at when it was read */
export const panel = (at: Date, problems: readonly Problem[]) => ({
  at: at.toISOString(),
  problems: problems.map((each) => ({ ...each, since: momentOf(each.since) })),
});

/** The database's clock, which all times of the panels come from. */
export async function readTime<Tables>(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.at;
}
