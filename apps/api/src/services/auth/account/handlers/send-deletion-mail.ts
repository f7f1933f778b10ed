import { handle, type Handler } from '../../../../platform/queue/index.ts';
import { renderMail } from '../../../../platform/mail/render.ts';
import type { JobWorld } from '../../world.ts';
import { sendDeletionMail } from '../jobs/jobs.ts';

/** Confirms the deletion of an account. */
export function sendDeletionMailHandler(world: JobWorld): Handler {
  return handle(sendDeletionMail, async ({ to, name, language }, { id }) => {
    const mail = renderMail('deletion.done', language, { name }, world.config);
    await world.sendMail({ id, to, ...mail });
  });
}
