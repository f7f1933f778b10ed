import { handle, type Handler } from '../../../platform/queue/index.ts';
import { LINK_HOURS, storedLinkTokenOf } from '../rules/one-time.ts';
import { accountById } from '../store/accounts.ts';
import { linkById } from '../store/links.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendLink } from '../jobs/jobs.ts';

/** Mails the link that confirms an e-mail address, unless it was replaced, used or has expired. */
export function sendLinkHandler(world: JobWorld): Handler {
  return handle(sendLink, async ({ linkId, language }, { id }) => {
    const row = await linkById(world.db, linkId);
    if (!row || row.expires_at.getTime() <= world.now()) return;
    const account = await accountById(world.db, row.account_id);
    if (!account) return;
    const url = new URL('/verify', world.config.publicOrigin);
    url.searchParams.set('token', storedLinkTokenOf(world.config.codeKeys, row, row.hash));
    const facts = { name: account.full_name, hours: LINK_HOURS, action: url.href };
    const mail = renderMail('verify', language, facts, world.config);
    await world.sendMail({ id, accountId: account.id, to: row.destination, ...mail });
  });
}
