import { startStack } from '@kandil/testkit';

/** One product for browsing guests (ad-supported mode on, as in the demo), one that sends guests to the landing page. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const common = { RATE_LIMIT_FACTOR: '1000', MEDIA_FULL_PACK: 'false' };
  const [open, closed] = await Promise.all([
    startStack({ env: { ...common, AVOD_ENABLED: 'true' } }),
    startStack({ env: { ...common, AVOD_ENABLED: 'false' } }),
  ]);
  process.env['KANDIL_E2E_OPEN'] = open.url;
  process.env['KANDIL_E2E_CLOSED'] = closed.url;
  process.env['KANDIL_E2E_SANDBOX'] = open.sandboxUrl;
  return async () => {
    await Promise.all([open.stop(), closed.stop()]);
  };
}
