import { type MAIL_FAILURES, mailNote } from '@kandil/contract/internal';
import type { Clock } from '../clock.ts';
import { schemaOf } from '../database/kysely.ts';
import type { Database } from '../database/index.ts';
import type { Internal } from '../http/internal.ts';
import type { Log } from '../log.ts';
import { defineJob, handle, type Handler, type Queue } from '../queue/index.ts';
import type { Mail, SendMail } from './index.ts';

type Failure = (typeof MAIL_FAILURES)[number];

/** Brings what became of a mail to the auth service, from the queue of whichever service sent it. */
export const noteMail = defineJob('auth.note-mail', mailNote.body);

/** Runs on the queue of every store. */
export const noteMailHandler = (internal: Internal): Handler =>
  handle(noteMail, (note) => internal(mailNote, note));

interface MailFault {
  /** Of SMTP: 4xx may work later, 5xx never will. */
  responseCode?: unknown;
  /** Of the connection. */
  code?: unknown;
}

const UNREACHABLE =
  /^(?:ECONN\w+|ETIMEDOUT|EDNS|ESOCKET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/v;

/** Why a mail server did not take a mail. */
export function failureOf(error: unknown): Failure {
  const { responseCode, code } = (error ?? {}) as MailFault;
  if (typeof responseCode === 'number' && responseCode >= 400)
    return responseCode >= 500 ? 'REFUSED' : 'BUSY';
  return UNREACHABLE.test(String(code)) ? 'UNREACHABLE' : 'FAULT';
}

interface Notes {
  sendMail: SendMail;
  queue: Pick<Queue, 'enqueue'>;
  database: Pick<Database, 'pool'>;
  log: Log;
  now: Clock;
}

/**
 * Sends mails and notes what became of each: its template, language, time and outcome, for 90 days. The note is a job, so
 * the database of accounts may be away. Without its note a mail is still sent: its job must not send it twice.
 */
export function notedMail({ sendMail, queue, database, log, now }: Notes): SendMail {
  const db = schemaOf<object>(database, 'public');
  const note = async (mail: Mail, failure: Failure | null): Promise<void> => {
    const { id, template, language, to, accountId = null } = mail;
    const at = new Date(now()).toISOString();
    try {
      await queue.enqueue(db, noteMail, { id, template, language, at, failure, accountId, to });
    } catch (error) {
      log.warn({ err: error, mail: id }, 'what became of a mail could not be noted');
    }
  };
  return async (mail) => {
    try {
      await sendMail(mail);
    } catch (error) {
      await note(mail, failureOf(error));
      throw error;
    }
    await note(mail, null);
  };
}
