import { Refusal } from '@kandil/contract';
import { promoBatchMake as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { makePromoCodes } from '../jobs/jobs.ts';
import { isEverValid, promoOfBatch } from '../rules/promo.ts';
import { normalCode } from '../rules/promo-code.ts';
import { promoBy } from '../store/catalogue.ts';
import { insertPromoBatch, promoBatchBy } from '../store/promo-batches.ts';
import type { Executor } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

const wrong = (field: string) =>
  new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

interface Span {
  valid_from: Date | null;
  valid_until: Date | null;
}

/** A promo that the offers file has, and whose codes would be valid at some time. @throws Refusal INVALID_INPUT */
async function sourceOf(trx: Executor, typed: string, span: Span, now: number) {
  const found = await promoBy(trx, normalCode(typed));
  const isSold = found?.promo.sold && found.offer.sold && found.promo.batch_id === null;
  if (!found || !isSold) throw wrong('promo');
  const { promo, offer } = found;
  const batch = { ...span, offer_code: offer.code, revoked_at: null };
  const { valid_from: from, valid_until: until } = span;
  const isBackwards = from !== null && until !== null && from >= until;
  if (isBackwards || !isEverValid({ promo: promoOfBatch(promo, batch, promo), offer }, now))
    throw wrong('validUntil');
  return found;
}

export const promoBatchMake = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { key, promo: typed, count, prefix, validFrom, validUntil, note }, ...of }) => {
    const { context, world } = of;
    const span = { valid_from: dateOf(validFrom), valid_until: dateOf(validUntil) };
    await transaction(world.db, async (trx) => {
      const { promo, offer } = await sourceOf(trx, typed, span, world.now());
      const isNew = await insertPromoBatch(trx, {
        ...span,
        id: key,
        source_code: promo.code,
        offer_code: offer.code,
        prefix,
        count,
        note: note.trim(),
        ordered_by: staffOf(context).id,
        ordered_at: new Date(world.now()),
      });
      // The answer of the first press was lost: what it made is not something else now.
      if (!isNew) {
        const made = await promoBatchBy(trx, key);
        const isSame =
          made?.source_code === promo.code && made.count === count && made.prefix === prefix;
        if (!isSame) throw wrong('key');
        return;
      }
      await world.queue.enqueue(trx, makePromoCodes, { batchId: key }, { key });
      await audited(world, trx, context, {
        call,
        subject: `promoBatch:${key}`,
        changes: { promo: promo.code, count, prefix, validFrom, validUntil },
        reason: note.trim(),
        retention: 'MONEY',
      });
    });
    return { data: null };
  },
);
