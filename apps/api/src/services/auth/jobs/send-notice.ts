import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { accountById } from '../store/accounts.ts';
import { wordsOf } from '../../../platform/words.ts';
import { isolated } from '../words.ts';
import { renderLetter } from './letter.ts';
import type { JobWorld } from './world.ts';

const NOTICES = ['session.reused', 'verify.changed'] as const;

/** Tells the owner of an account that something happened to it; `to` where it is not the account's own address. */
export const sendNotice = defineJob(
  'auth.send-notice',
  z.object({ accountId: z.uuid(), notice: z.enum(NOTICES), to: z.optional(z.string()) }),
);

export function sendNoticeHandler(world: JobWorld): Handler {
  return handle(sendNotice, async ({ accountId, notice, to }, { id }) => {
    const account = await accountById(world.db, accountId);
    const address = to ?? account?.email;
    if (!account || !address) return;
    const { language, full_name } = account;
    const words = wordsOf(language);
    const letter = {
      language,
      subject: words(`${notice}.subject`),
      body: words(`${notice}.text`, { name: isolated(full_name) }),
    };
    await world.sendMail({ id, to: address, ...renderLetter(letter) });
  });
}
