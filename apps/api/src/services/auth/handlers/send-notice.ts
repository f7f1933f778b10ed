import { handle, type Handler } from '../../../platform/queue/index.ts';
import { accountById } from '../store/accounts.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { FactsOf } from '../../../platform/mail/templates/index.ts';
import type { JobWorld } from '../world.ts';
import { sendNotice } from '../jobs/jobs.ts';

export function sendNoticeHandler(world: JobWorld): Handler {
  return handle(sendNotice, async ({ accountId, notice, params = {}, to }, { id }) => {
    const account = await accountById(world.db, accountId);
    const address = to ?? account?.email;
    if (!account || !address) return;
    const { language, full_name } = account;
    const facts = { name: full_name, ...params } as FactsOf<typeof notice>;
    const mail = renderMail(notice, language, facts, world.config);
    await world.sendMail({ id, accountId: account.id, to: address, ...mail });
  });
}
