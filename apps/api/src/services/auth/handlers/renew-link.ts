import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { openEmailLink } from '../flows/codes.ts';
import { parseEmail } from '../rules/address.ts';
import { accountAwaiting } from '../store/links.ts';
import type { JobWorld } from '../world.ts';
import { renewLink } from '../jobs/jobs.ts';

/** Opens a new link for the account that waits for this address to be verified, if there is one. */
export function renewLinkHandler(world: JobWorld): Handler {
  return handle(renewLink, ({ email, language }) =>
    transaction(world.db, async (trx) => {
      const parsed = parseEmail(email);
      const accountId = parsed && (await accountAwaiting(trx, parsed));
      if (accountId) await openEmailLink(trx, world, accountId, email, language);
    }),
  );
}
