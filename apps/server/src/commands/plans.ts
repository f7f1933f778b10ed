import {
  MODULES,
  openGateways,
  type PlansReport,
  soldPackages,
  StartupError,
  syncGatewayPlans,
} from '@kandil/api';
import type { Desk } from './desk.ts';

export interface PlansTask {
  kind: 'sync';
}

/**
 * Creates the missing plans at every configured gateway.
 * @throws StartupError if no gateway is configured, nothing is sold, or plans are missing at the end: why
 */
export async function plans(_task: PlansTask, desk: Desk): Promise<void> {
  const gateways = [...openGateways(desk.config.gateways, Date.now).values()];
  if (gateways.length === 0)
    throw new StartupError(
      'No payment gateway is configured: set PAYPAL_CLIENT_ID, IYZICO_API_KEY or OPERATOR_MERCHANT_ID.',
    );
  const { purchase, payment } = MODULES;
  const migrations = [...purchase.migrations, ...payment.migrations];
  const reports = await desk.withDatabase('write', migrations, async (database) => {
    const made: PlansReport[] = [];
    for (const gateway of gateways) {
      desk.signal.throwIfAborted();
      const sold = await soldPackages(database, gateway.code);
      const report = await syncGatewayPlans({ database, now: Date.now }, gateway, sold);
      made.push(report);
      show(report, desk.console);
    }
    return made;
  });
  if (reports.every((report) => packagesOf(report) === 0))
    throw new StartupError('Nothing is sold yet: import the offers first (npm run catalogue).');
  const missing = reports.flatMap(missingPlans);
  if (missing.length > 0) throw new StartupError(missing.join('\n'));
}

const packagesOf = ({ created, existed, failed }: PlansReport): number =>
  created.length + existed.length + failed.length;

const missingPlans = ({ gatewayCode, failed }: PlansReport): string[] =>
  failed.map(({ title, error }) => {
    const why = error.name === 'GatewayRefusal' ? 'refused' : 'could not be asked for';
    return `${gatewayCode}: ${why} ${title}: ${error.message}`;
  });

function show({ gatewayCode, created, existed }: PlansReport, console: Desk['console']): void {
  for (const title of created) console.log(`${gatewayCode}: created ${title}`);
  for (const title of existed) console.log(`${gatewayCode}: existed ${title}`);
  console.log(`${gatewayCode}: ${created.length} created, ${existed.length} existed.`);
}
