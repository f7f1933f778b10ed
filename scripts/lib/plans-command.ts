import {
  createLog,
  migrate,
  MODULES,
  openDatabase,
  openGateways,
  type PlansReport,
  soldPackages,
  StartupError,
  syncGatewayPlans,
} from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Place } from './plans-arguments.ts';

const log = createLog({ level: 'error' });

/**
 * Creates the missing plans at every configured gateway.
 * @returns whether every package has its plan
 * @throws StartupError if no gateway is configured, or nothing is sold
 */
export async function syncPlans({ environment, console }: Place): Promise<boolean> {
  const { dataDir, databaseUrl: url, gateways: configured } = readConfig(environment);
  const gateways = [...openGateways(configured, Date.now).values()];
  if (gateways.length === 0)
    throw new StartupError(
      'No payment gateway is configured: set PAYPAL_CLIENT_ID, IYZICO_API_KEY or OPERATOR_MERCHANT_ID.',
    );
  const database = await openDatabase({ dataDir, log, ...(url && { url }) });
  try {
    const { purchase, payment } = MODULES;
    await migrate(database, [...purchase.migrations, ...payment.migrations], log);
    const reports: PlansReport[] = [];
    for (const gateway of gateways) {
      const sold = await soldPackages(database, gateway.code);
      const report = await syncGatewayPlans({ database, now: Date.now }, gateway, sold);
      reports.push(report);
      show(report, console);
    }
    if (
      reports.every(
        ({ created, existed, failed }) => created.length + existed.length + failed.length === 0,
      )
    )
      throw new StartupError('Nothing is sold yet: import the offers first (npm run catalogue).');
    return reports.every(({ failed }) => failed.length === 0);
  } finally {
    await database.close();
  }
}

function show({ gatewayCode, created, existed, failed }: PlansReport, console: Place['console']) {
  for (const title of created) console.log(`${gatewayCode}: created ${title}`);
  for (const title of existed) console.log(`${gatewayCode}: existed ${title}`);
  for (const { title, error } of failed) {
    const why = error.name === 'GatewayRefusal' ? 'refused' : 'could not be asked for';
    console.error(`${gatewayCode}: ${why} ${title}: ${error.message}`);
  }
  console.log(`${gatewayCode}: ${created.length} created, ${existed.length} existed.`);
}
