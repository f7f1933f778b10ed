import { sql } from 'kysely';
import type { Executor } from '../../store/tables.ts';

/** Accounts that terms bind: confirmed, and not blocked. */
const bound = (db: Executor) =>
  db
    .selectFrom('accounts as a')
    .where('a.confirmed_at', 'is not', null)
    .where('a.disabled_at', 'is', null);

export interface Reach {
  mails: number;
  texts: number;
  unreachable: number;
}

/** How many accounts have a verified address, else a verified number, or neither. */
export async function countReach(db: Executor): Promise<Reach> {
  const byMail = sql<boolean>`a.email is not null and a.email_verified_at is not null`;
  const byText = sql<boolean>`a.msisdn is not null and a.msisdn_verified_at is not null`;
  const { mails, texts, total } = await bound(db)
    .select([
      sql<string>`count(*) filter (where ${byMail})`.as('mails'),
      sql<string>`count(*) filter (where not (${byMail}) and ${byText})`.as('texts'),
      sql<string>`count(*)`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const unreachable = Number(total) - Number(mails) - Number(texts);
  return { mails: Number(mails), texts: Number(texts), unreachable };
}

/** Accounts after one, in the order of their ids, that can be reached and have no row of an announcement. */
export async function unnotifiedAfter(
  trx: Executor,
  noticeId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await bound(trx)
    .select('a.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('a.email', 'is not', null), eb('a.email_verified_at', 'is not', null)]),
        eb.and([eb('a.msisdn', 'is not', null), eb('a.msisdn_verified_at', 'is not', null)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('terms_notified as m')
            .select('m.account_id')
            .where('m.notice_id', '=', noticeId)
            .whereRef('m.account_id', '=', 'a.id'),
        ),
      ),
    )
    .$if(after !== null, (query) => query.where('a.id', '>', after ?? ''))
    .orderBy('a.id')
    .limit(limit)
    // None of them is deleted until the transaction ends; one that is being deleted is left out.
    .forKeyShare()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}
