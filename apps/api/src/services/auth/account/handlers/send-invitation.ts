import { renderMail } from '../../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import { joinUrlOf } from '../flows/family-invites.ts';
import { FAMILY_LINK_DAYS } from '../../rules/one-time.ts';
import { openInviteById } from '../store/family-invites.ts';
import type { JobWorld } from '../../world.ts';
import { sendInvitation } from '../jobs/jobs.ts';

/** Mails an invitation in the owner's language, unless it was used, closed or has expired. */
export function sendInvitationHandler(world: JobWorld): Handler {
  return handle(sendInvitation, async ({ inviteId, email, language }, { id }) => {
    const invite = await openInviteById(world.db, inviteId, new Date(world.now()));
    if (!invite) return;
    const action = joinUrlOf(world.config, invite);
    const facts = { owner: invite.owner_name, days: FAMILY_LINK_DAYS, action };
    const mail = renderMail('family.invited', language, facts, world.config);
    await world.sendMail({ id, to: email, ...mail });
  });
}
