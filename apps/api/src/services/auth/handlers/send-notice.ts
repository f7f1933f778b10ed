import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { accountById } from '../store/accounts.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { FactsOf, MailName } from '../../../platform/mail/templates/index.ts';
import type { JobWorld } from './world.ts';

/** Mails whose facts are the name of the account's owner and the given params. */
const NOTICES = [
  'session.reused',
  'verify.changed',
  'login.newDevice',
  'social.linked',
  'password.changed',
  'login.many',
  'phone.verified',
  'tv.approved',
  'deletion.asked',
  'deletion.kept',
  'family.joined',
  'family.welcome',
  'family.removed',
  'family.left',
  'family.ended',
] as const satisfies readonly MailName[];

/**
 * Notifies the owner of an account of an event. `params` are already in the account's language; `to` replaces the
 * account's own address.
 */
export const sendNotice = defineJob(
  'auth.send-notice',
  z.object({
    accountId: z.uuid(),
    notice: z.enum(NOTICES),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    to: z.optional(z.string()),
  }),
);

export function sendNoticeHandler(world: JobWorld): Handler {
  return handle(sendNotice, async ({ accountId, notice, params = {}, to }, { id }) => {
    const account = await accountById(world.db, accountId);
    const address = to ?? account?.email;
    if (!account || !address) return;
    const { language, full_name } = account;
    const facts = { name: full_name, ...params } as FactsOf<typeof notice>;
    const mail = renderMail(notice, language, facts, world.config);
    await world.sendMail({ id, to: address, ...mail });
  });
}
