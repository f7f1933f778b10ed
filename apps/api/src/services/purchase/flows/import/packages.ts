import { packageId, packagesOf } from '../../rules/packages.ts';
import { allOffers, gatewaysSold, pricesOf } from '../../store/catalogue.ts';
import type { Executor } from '../../store/tables.ts';

export interface PackageChanges {
  added: number;
  replaced: number;
}

/** Adds the packages of what is sold now, and ends the others; those can be bought for another hour. */
export async function writePackages(trx: Executor, now: Date): Promise<PackageChanges> {
  const [prices, offers, gateways] = await Promise.all([
    pricesOf(trx),
    allOffers(trx),
    gatewaysSold(trx),
  ]);
  const requested = packagesOf(
    prices,
    offers,
    gateways.map(({ code }) => code),
  ).map((content) => ({ id: packageId(content), ...content, replaced_at: null }));
  const before = new Set(
    (await trx.selectFrom('package').select('id').where('replaced_at', 'is', null).execute()).map(
      ({ id }) => id,
    ),
  );
  const ids = requested.map(({ id }) => id);
  const ended = await trx
    .updateTable('package')
    .set({ replaced_at: now })
    .where('replaced_at', 'is', null)
    .where('id', 'not in', ids)
    .executeTakeFirst();
  for (let from = 0; from < requested.length; from += 500)
    await trx
      .insertInto('package')
      .values(requested.slice(from, from + 500))
      .onConflict((oc) => oc.column('id').doUpdateSet({ replaced_at: null }))
      .execute();
  return {
    added: ids.filter((id) => !before.has(id)).length,
    replaced: Number(ended.numUpdatedRows),
  };
}
