import type { ChallengeKind } from '../rules/challenge.ts';
import type { Executor } from './tables.ts';

export async function insertChallenge(
  db: Executor,
  challenge: { value: string; kind: ChallengeKind; account_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('challenge').values(challenge).execute();
}

/** Takes a challenge, for one answer. @returns whether it was open, for this kind of ceremony and this account */
export async function takeChallenge(
  db: Executor,
  value: string,
  { kind, accountId, now }: { kind: ChallengeKind; accountId: string | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('challenge')
    .where('value', '=', value)
    .where('kind', '=', kind)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteChallengesBefore(db: Executor, moment: Date): Promise<void> {
  await db.deleteFrom('challenge').where('expires_at', '<', moment).execute();
}
