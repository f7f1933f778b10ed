import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from './world.ts';

/** Carries the data of the mail, because the account no longer exists; the queue deletes the job within a week. */
export const sendDeletionMail = defineJob(
  'auth.send-deletion-mail',
  z.object({ to: z.string(), name: z.string(), language: z.string() }),
);

/** Confirms the deletion of an account. */
export function sendDeletionMailHandler(world: JobWorld): Handler {
  return handle(sendDeletionMail, async ({ to, name, language }, { id }) => {
    const mail = renderMail('deletion.done', language, { name }, world.config);
    await world.sendMail({ id, to, ...mail });
  });
}
