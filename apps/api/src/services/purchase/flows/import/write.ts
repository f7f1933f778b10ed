import type { FileOffer, OffersFile } from '@kandil/contract/offers';
import { sql } from 'kysely';
import { normalCode } from '../../rules/promo-code.ts';
import type { Executor } from '../../store/tables.ts';

/** Prices without `validFrom` hold since the beginning. */
const ALWAYS = new Date(0);
const dateOf = (moment: string | undefined) => (moment === undefined ? null : new Date(moment));
const json = (value: unknown) => JSON.stringify(value ?? null);

/** Writes everything of the file but the packages, which follow from it. */
export async function writeOffers(trx: Executor, file: OffersFile, now: Date): Promise<void> {
  for (const table of ['period', 'plan', 'offer', 'gateway'] as const)
    await trx.updateTable(table).set({ sold: false }).execute();
  // Codes of batches follow the promo that they are made of.
  await trx.updateTable('promo_code').set({ sold: false }).where('batch_id', 'is', null).execute();
  await writePeriods(trx, file);
  await writePlans(trx, file);
  await writePrices(trx, file);
  await writeGateways(trx, file);
  for (const offer of file.offers) await writeOffer(trx, offer);
  await trx.deleteFrom('tax').execute();
  await trx
    .insertInto('tax')
    .values(
      file.taxes.map(({ country, percent }) => ({ country, rate: Math.round(percent * 100) })),
    )
    .execute();
  await writeLimits(trx, file);
  const seller = { lines: file.seller, imported_at: now };
  await trx
    .insertInto('seller')
    .values(seller)
    .onConflict((oc) => oc.column('one').doUpdateSet(seller))
    .execute();
}

async function writeLimits(trx: Executor, { refundLimit = {} }: OffersFile): Promise<void> {
  const limits = Object.entries(refundLimit).map(([currency, amount]) => ({ currency, amount }));
  await trx.deleteFrom('refund_limit').execute();
  if (limits.length > 0) await trx.insertInto('refund_limit').values(limits).execute();
}

async function writePeriods(trx: Executor, { periods }: OffersFile): Promise<void> {
  for (const [position, { code, months, suggested = false }] of periods.entries()) {
    const row = { months, position, suggested, sold: true };
    await trx
      .insertInto('period')
      .values({ code, ...row })
      .onConflict((oc) => oc.column('code').doUpdateSet(row))
      .execute();
  }
}

async function writePlans(trx: Executor, { plans }: OffersFile): Promise<void> {
  for (const [position, plan] of plans.entries()) {
    const row = {
      position,
      suggested: plan.suggested ?? false,
      streams: plan.streams,
      family_seats: plan.familySeats,
      devices: plan.devices ?? 'ANY',
      max_height: plan.maxHeight ?? null,
      features: json(
        plan.features.map((feature) =>
          typeof feature === 'string' ? { code: feature, title: null } : feature,
        ),
      ),
      title: json(plan.title),
      description: json(plan.description),
      sold: true,
    };
    await trx
      .insertInto('plan')
      .values({ code: plan.code, ...row })
      .onConflict((oc) => oc.column('code').doUpdateSet(row))
      .execute();
  }
}

async function writePrices(trx: Executor, { plans }: OffersFile): Promise<void> {
  const prices = plans.flatMap((plan) =>
    plan.prices.map(({ period, country, currency, amount, validFrom }) => ({
      plan_code: plan.code,
      period_code: period,
      country,
      currency,
      amount,
      valid_from: dateOf(validFrom) ?? ALWAYS,
    })),
  );
  await trx.deleteFrom('price').execute();
  await trx.insertInto('price').values(prices).execute();
}

async function writeGateways(trx: Executor, { gateways }: OffersFile): Promise<void> {
  for (const [position, { code, countries = null }] of gateways.entries()) {
    const row = { position, countries, sold: true };
    await trx
      .insertInto('gateway')
      .values({ code, ...row })
      .onConflict((oc) => oc.column('code').doUpdateSet(row))
      .execute();
  }
}

async function writeOffer(trx: Executor, offer: FileOffer): Promise<void> {
  const row = {
    campaign: offer.campaign,
    kind: offer.kind,
    amount: offer.kind === 'FIRST_PERIOD' ? offer.amount : null,
    currency: offer.kind === 'FIRST_PERIOD' ? offer.currency : null,
    days: offer.kind === 'FREE_UNTIL' ? null : (offer.days ?? null),
    until: offer.kind === 'FREE_UNTIL' ? new Date(offer.until) : null,
    plans: offer.plans,
    periods: offer.periods,
    valid_from: new Date(offer.validFrom),
    valid_until: dateOf(offer.validUntil),
    sold: true,
  };
  await trx
    .insertInto('offer')
    .values({ code: offer.code, ...row })
    .onConflict((oc) => oc.column('code').doUpdateSet(row))
    .execute();
  for (const { code, seats = null, validFrom, validUntil } of offer.promoCodes) {
    const own = {
      offer_code: offer.code,
      written: code,
      // Seats that are taken stay taken.
      seats: seats === null ? null : sql<number>`greatest(${seats}, promo_code.used)`,
      valid_from: dateOf(validFrom),
      valid_until: dateOf(validUntil),
      sold: true,
    };
    await trx
      .insertInto('promo_code')
      .values({ code: normalCode(code), ...own, seats })
      .onConflict((oc) => oc.column('code').doUpdateSet(own))
      .execute();
  }
}
