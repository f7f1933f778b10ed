import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { accountById } from '../store/accounts.ts';
import { wordsOf } from '../../../platform/words.ts';
import { isolated } from '../present/isolated.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from './world.ts';

/** Each has the texts `<notice>.subject` and `<notice>.text`, which may use {name} and the given params. */
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
] as const;

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
    const words = wordsOf(language);
    const said = { name: isolated(full_name), ...isolatedEach(params) };
    const mail = {
      language,
      subject: words(`${notice}.subject`, said),
      body: words(`${notice}.text`, said),
    };
    await world.sendMail({ id, to: address, ...renderMail(mail) });
  });
}

function isolatedEach(params: Record<string, string | number>): Record<string, string | number> {
  const entries = Object.entries(params).map(
    ([key, value]) => [key, typeof value === 'string' ? isolated(value) : value] as const,
  );
  return Object.fromEntries(entries);
}
