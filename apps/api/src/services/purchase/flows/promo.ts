import { Refusal } from '@kandil/contract';
import type { Change } from '../rules/change.ts';
import { normalCode } from '../rules/promo-code.ts';
import { type Promo, promoRefusal } from '../rules/promo.ts';
import { promoBy } from '../store/catalogue.ts';
import { redemptionsOf } from '../store/reservations.ts';
import type { Executor, PackageRow, ReservationRow } from '../store/tables.ts';
import type { ReserveInput } from './reserve.ts';

/** A typed promo code as an account finds it; null if there is no such code. */
export async function findPromo(
  db: Executor,
  typed: string,
  userId: string | null,
): Promise<Promo | null> {
  const found = await promoBy(db, normalCode(typed));
  if (!found) return null;
  const own = userId === null ? [] : await redemptionsOf(db, userId, found.offer.code);
  return {
    ...found,
    usedBefore: own.some(({ settled_at }) => settled_at !== null),
    holdsSeat: own.some(({ code, settled_at }) => settled_at === null && code === found.promo.code),
  };
}

interface PromoCheck {
  input: ReserveInput;
  bought: PackageRow;
  change: Change;
  before: ReservationRow | undefined;
  now: number;
}

/**
 * The promo code of a purchase, in its stored form; null for a package without an offer. An attempt that holds its seat
 * keeps it, also when the code ends meanwhile. One offer per subscription, also on a plan change (CAMPAIGN-16).
 * @throws Refusal PROMO_INVALID, PROMO_NOT_COMBINABLE
 */
export async function requiredPromo(
  trx: Executor,
  { input: { promotionCode, userId }, bought, change, before, now }: PromoCheck,
): Promise<string | null> {
  if (bought.offer_code === null) {
    if (promotionCode !== null) throw new Refusal('PROMO_INVALID');
    return null;
  }
  const found = promotionCode === null ? null : await findPromo(trx, promotionCode, userId);
  if (!found) throw new Refusal('PROMO_INVALID');
  if (found.offer.code !== bought.offer_code || change.kind !== 'NEW')
    throw new Refusal('PROMO_NOT_COMBINABLE');
  const isHeld = before?.state === 'HELD' && before.promo_code === found.promo.code;
  if (!isHeld && promoRefusal(found, now)) throw new Refusal('PROMO_INVALID');
  return found.promo.code;
}
