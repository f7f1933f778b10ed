import { setup as prepareFolder } from '@kandil/testkit/prepared';
import { startStack } from '@kandil/testkit/stack';

/**
 * Starts two products. Open, as the demo: guests browse, and the default profile is taken. Closed: guests are sent to the
 * landing page, and members must choose a profile.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const removeFolder = await prepareFolder();
  // Each test is another device, and many sign in as the same member.
  const common = {
    RATE_LIMIT_FACTOR: '1000',
    DEVICE_LIMIT: '100',
  };
  const [open, closed] = await Promise.all([
    startStack({ env: { ...common, AVOD_ENABLED: 'true' } }),
    startStack({ env: { ...common, AVOD_ENABLED: 'false', MULTI_PROFILE_ENABLED: 'true' } }),
  ]);
  process.env['E2E_OPEN'] = open.url;
  process.env['E2E_DATA'] = open.dataDir;
  process.env['E2E_CLOSED'] = closed.url;
  process.env['E2E_SANDBOX'] = open.sandboxUrl;
  process.env['E2E_CONTROL'] = open.controlUrl;
  return async () => {
    await Promise.all([open.stop(), closed.stop()]);
    await removeFolder();
  };
}
