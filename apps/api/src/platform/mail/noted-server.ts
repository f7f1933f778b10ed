import { noteAnswer, noteFailure } from '../system/parties.ts';
import type { SendMail } from './index.ts';

/** A server that refuses one recipient for good works. */
const isOfRecipient = (error: unknown): boolean => {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
};

/** Sends, and notes whether the mail server works. */
export const notedServer =
  (send: SendMail): SendMail =>
  async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      if (isOfRecipient(error)) noteAnswer('MAIL');
      else noteFailure('MAIL', error);
      throw error;
    }
    noteAnswer('MAIL');
  };
