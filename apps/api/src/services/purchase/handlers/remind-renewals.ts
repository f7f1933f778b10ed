import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { mayAgreeTo } from '../flows/price-notice.ts';
import { priceFrom } from '../rules/raise.ts';
import { DAY } from '../rules/standing.ts';
import { recordReminder, renewalsBetween } from '../store/reminders.ts';
import type { PurchaseWorld } from '../world.ts';
import { mailOwner } from '../flows/mail-owner.ts';
import { remindRenewals } from '../jobs/jobs.ts';

/** Days before the charge; late reminders, as after an outage, leave a day to cancel. */
const REMINDED = { from: 7, until: 1 };

/** Reminds those whose plan renews for a year: the day, the price, how to cancel. Once for each charge. */
export function remindRenewalsHandler(world: PurchaseWorld): Handler {
  return handle(remindRenewals, async () => {
    const now = world.now();
    const due = await renewalsBetween(
      world.db,
      new Date(now + REMINDED.until * DAY),
      new Date(now + REMINDED.from * DAY),
    );
    for (const { id, expires_at: at } of due)
      await transaction(world.db, async (trx) => {
        const row = await recordReminder(trx, id, at);
        // Members who have to agree to a higher price get another reminder (`carryPrices`).
        if (!row || (await mayAgreeTo(trx, row))) return;
        await mailOwner(trx, world, row, {
          key: `renewal ${id} ${at.toISOString()}`,
          notice: 'RENEWAL',
          amount: { amount: priceFrom(row, at), currency: row.currency },
          date: at.toISOString(),
        });
      });
  });
}
