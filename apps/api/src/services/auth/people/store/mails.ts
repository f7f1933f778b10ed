import type { MAIL_FAILURES } from '@kandil/contract/internal';
import { type Selectable, sql } from 'kysely';
import type { AuthTables, Executor } from '../../store/tables.ts';

export interface MailNote {
  id: string;
  template: string;
  language: string;
  at: Date;
  failure: (typeof MAIL_FAILURES)[number] | null;
  accountId: string | null;
  /** The form of the address for comparisons. */
  mailKey: string | null;
}

/**
 * Stores what became of a mail. A later attempt replaces a failed one; a sent mail stays sent. An account that is gone by
 * now is none.
 */
export async function putMail(db: Executor, note: MailNote): Promise<void> {
  const account = db
    .selectFrom('accounts')
    .select('id')
    .where((eb) =>
      note.accountId === null ? eb('email_key', '=', note.mailKey) : eb('id', '=', note.accountId),
    );
  const { id, template, language, at, failure } = note;
  const outcome = failure === null ? 'SENT' : 'FAILED';
  await db
    .insertInto('sent_mail')
    .values({ id, account_id: account, template, language, at, outcome, failure })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ at, outcome, failure })
        .where('sent_mail.outcome', '=', 'FAILED')
        .where(sql<boolean>`(excluded.outcome = 'SENT' or excluded.at > sent_mail.at)`),
    )
    .execute();
}

const MOST_MAILS = 200;

/** The mails to an account, the newest first. */
export const mailsTo = (
  db: Executor,
  accountId: string,
): Promise<Selectable<AuthTables['sent_mail']>[]> =>
  db
    .selectFrom('sent_mail')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_MAILS)
    .execute();
