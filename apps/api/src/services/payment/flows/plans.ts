import type { Data } from '@kandil/contract';
import { packages } from '@kandil/contract/internal';
import type { GatewayCode } from '@kandil/contract/payment';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { syncPlans } from '../jobs/jobs.ts';
import { gatewayTerms } from '../rules/terms.ts';
import { planAt } from '../store/plans.ts';
import type { PaymentTables } from '../store/tables.ts';
import { type Gateway, GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';
import { planOf } from './gateways.ts';

type SoldPackages = Data<typeof packages>;
type Books = Pick<PaymentWorld, 'db' | 'now'>;

/** What became of the plans of a gateway. Packages are named by their titles. */
export interface PlansReport {
  gatewayCode: GatewayCode;
  created: string[];
  existed: string[];
  /** Refused by the gateway, or not known to have been created. */
  failed: { title: string; error: GatewayRefusal | GatewayUnknown }[];
}

/**
 * Creates the gateway's own plans of the packages that lack one. Idempotent. A package that is refused does not hold up
 * the others; a gateway that cannot be reached is not asked again.
 */
async function syncGateway(
  books: Books,
  gateway: Gateway,
  sold: SoldPackages,
): Promise<PlansReport> {
  const report: PlansReport = {
    gatewayCode: gateway.code,
    created: [],
    existed: [],
    failed: [],
  };
  for (const { gatewayPackage, ...terms } of sold)
    try {
      const known = await planAt(books.db, gateway.code, gatewayPackage);
      if (known === undefined) await planOf(books, gateway, gatewayTerms(gatewayPackage, terms));
      report[known === undefined ? 'created' : 'existed'].push(terms.title);
    } catch (error) {
      if (!(error instanceof GatewayRefusal) && !(error instanceof GatewayUnknown)) throw error;
      report.failed.push({ title: terms.title, error });
      if (error instanceof GatewayUnknown) break;
    }
  return report;
}

/**
 * Creates the plans of every gateway.
 * @returns how many packages there are
 * @throws GatewayUnknown, GatewayRefusal after all gateways were asked
 */
export async function syncAll(world: PaymentWorld): Promise<number> {
  const reports: PlansReport[] = [];
  for (const [gatewayCode, gateway] of world.gateways) {
    const sold = await world.internal(packages, { gatewayCode });
    reports.push(await syncGateway(world, gateway, sold));
  }
  const [first] = reports.flatMap(({ failed }) => failed);
  if (first) throw first.error;
  return reports.reduce((sum, { created, existed }) => sum + created.length + existed.length, 0);
}

/** Lets a worker create the plans of new packages: gateways are never asked while offers are written. */
export const orderPlans = ({
  database,
  queue,
}: {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
}) => queue.enqueue(schemaOf<PaymentTables>(database, 'payment'), syncPlans, {});

/** The same for a command, which has a database and no services. */
export const syncGatewayPlans = (
  { database, now }: { database: Database; now: Clock },
  gateway: Gateway,
  sold: SoldPackages,
): Promise<PlansReport> =>
  syncGateway({ db: schemaOf<PaymentTables>(database, 'payment'), now }, gateway, sold);
