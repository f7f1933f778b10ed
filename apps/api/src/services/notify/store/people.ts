import type { Executor, TicketRow } from './tables.ts';

/** Numbers that the column can hold. */
const LARGEST = 2_147_483_647;

export async function ownerOfTicket(
  db: Executor,
  number: number,
): Promise<{ userId: string } | undefined> {
  if (!Number.isSafeInteger(number) || number > LARGEST) return undefined;
  return db
    .selectFrom('ticket')
    .select('user_id as userId')
    .where('number', '=', number)
    .executeTakeFirst();
}

const MOST_TICKETS = 100;

/** The newest tickets of an account, without their texts. */
export const lastTicketsOf = (
  db: Executor,
  userId: string,
): Promise<Pick<TicketRow, 'number' | 'subject' | 'state' | 'created_at'>[]> =>
  db
    .selectFrom('ticket')
    .select(['number', 'subject', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(MOST_TICKETS)
    .execute();
