import type { Internal, Platform } from '@kandil/api';
import type { Config } from './config.ts';
import { formOrigins } from './gateway-config.ts';
import { createPayOrigin, startPayOrigin } from './pay-origin.ts';
import { checkPort, refusePort } from './ports.ts';

/** Only iyzico's form is shown by us. */
const needsPayOrigin = ({ roles, gateways }: Config): boolean =>
  roles.has('payment') && gateways.iyzico !== null;

/** @throws StartupError if the port is taken */
export async function checkPayPort(config: Config): Promise<void> {
  if (config.demo || needsPayOrigin(config))
    await checkPort(config.payPort, config.host, 'PAY_PORT');
}

/** Starts the payment origin if this process has one. @returns how to stop it */
export async function openPayOrigin(
  config: Config,
  { log }: Platform,
  internal: Internal,
  publicOrigin: string,
): Promise<() => Promise<void>> {
  if (!needsPayOrigin(config)) return async () => undefined;
  const { payPort: port, host, payOrigin, gateways } = config;
  const secure = payOrigin.startsWith('https:');
  const server = createPayOrigin({
    internal,
    log,
    publicOrigin,
    gateways: formOrigins(gateways),
    secure,
  });
  return startPayOrigin(server, { port, host }).catch(refusePort(port, 'PAY_PORT'));
}
