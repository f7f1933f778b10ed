import type { Data } from '@kandil/contract';
import type { promoBatches } from '@kandil/contract/control/purchase';
import { csvText } from '../rules/csv.ts';
import { printedCode } from '../rules/promo-code.ts';
import type { ListedBatch, PromoBatchRow } from '../store/promo-batches.ts';
import type { OfferRow, PromoCodeRow } from '../store/tables.ts';
import { type Plans, staffPeriod, staffTitle } from './person.ts';

type Answer = Data<typeof promoBatches>;

/** @param names of the staff by id */
export const presentBatch = (
  row: ListedBatch,
  names: Readonly<Record<string, string>>,
): Answer['batches'][number] => ({
  id: row.id,
  state: row.state,
  promo: row.written ?? row.source_code,
  campaign: row.campaign,
  prefix: row.prefix,
  count: row.count,
  made: row.made,
  used: row.used,
  held: row.held,
  validFrom: row.valid_from?.toISOString() ?? null,
  validUntil: row.valid_until?.toISOString() ?? null,
  note: row.note,
  orderedAt: row.ordered_at.toISOString(),
  orderedBy: names[row.ordered_by] ?? '',
  revokedAt: row.revoked_at?.toISOString() ?? null,
  revokeReason: row.revoke_reason,
});

const LATEST = Number.MAX_SAFE_INTEGER;

/** A promo of the offers file, for the choice. */
export function presentPromo(
  { promo, offer }: { promo: PromoCodeRow; offer: OfferRow },
  plans: Plans,
): Answer['promos'][number] {
  const from = Math.max(offer.valid_from.getTime(), promo.valid_from?.getTime() ?? 0);
  const ends = [offer.valid_until, promo.valid_until, offer.until].map(
    (end) => end?.getTime() ?? LATEST,
  );
  const until = Math.min(...ends);
  return {
    code: promo.written ?? promo.code,
    campaign: offer.campaign,
    plans: offer.plans.map((code) => staffTitle(code, plans)),
    periods: offer.periods.map(staffPeriod),
    validFrom: new Date(from).toISOString(),
    validUntil: until === LATEST ? null : new Date(until).toISOString(),
  };
}

/** The beginning of the file; UTF-8 says so by its first bytes. */
export const CODES_HEADER = '\uFEFFcode,used\r\n';

/** A code as a line. It names no person. */
export const codeLine = (
  { prefix }: Pick<PromoBatchRow, 'prefix'>,
  { code, used }: Pick<PromoCodeRow, 'code' | 'used'>,
): string => `${csvText(printedCode(prefix, code))},${used > 0 ? 'yes' : 'no'}\r\n`;
