import type { Data } from '@kandil/contract';
import type { packages } from '@kandil/contract/internal';
import type { GatewayCode } from '@kandil/contract/payment';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { wordsOf } from '../../../platform/words.ts';
import { packageTitle } from '../present/titles.ts';
import { allPeriods, allPlans, packagesAt } from '../store/catalogue.ts';
import type { Executor, PurchaseTables } from '../store/tables.ts';

type SoldPackages = Data<typeof packages>;

/** The packages of a gateway that are sold, in English: its plans are for everybody. */
export async function packagesOf(db: Executor, gatewayCode: GatewayCode): Promise<SoldPackages> {
  const [rows, plans, periods] = await Promise.all([
    packagesAt(db, gatewayCode),
    allPlans(db),
    allPeriods(db),
  ]);
  const words = wordsOf('en');
  return rows.map((row) => ({
    gatewayPackage: row.id,
    title: packageTitle(plans.get(row.plan_code), row, words, 'en'),
    months: periods.get(row.period_code)?.months ?? 1,
    price: { amount: row.amount, currency: row.currency },
    intro: row.intro_amount === null ? null : { amount: row.intro_amount, days: row.intro_days },
  }));
}

/** The same for a command, which has a database and no services. */
export const soldPackages = (database: Database, gatewayCode: GatewayCode): Promise<SoldPackages> =>
  packagesOf(schemaOf<PurchaseTables>(database, 'purchase'), gatewayCode);
