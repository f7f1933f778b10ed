import { ALL_SERVICES, SERVICES } from '@kandil/contract';
import { type Log, missingLaw } from '@kandil/api';
import { type Config, ConfigError } from './config.ts';
import { DEMO_SENDER } from './config-lists.ts';
import { checkControlPort } from './control/open.ts';
import { READINESS } from './health.ts';
import { checkMetricsPort } from './metrics.ts';
import { checkPayPort } from './open-pay-origin.ts';
import { checkPort } from './ports.ts';

/**
 * Refuses roles that would fail later: jobs, pages and services call services, so a process knows where each of them
 * runs. Media alone calls none.
 * @throws ConfigError that names the missing services
 */
export function checkRoles({ roles, serviceUrls, controlOrigin }: Config): void {
  const calls = [...roles].some((role) => role !== 'media');
  // Without a control room nobody calls its service.
  const services = controlOrigin === null ? SERVICES : ALL_SERVICES;
  const missing = services.filter((service) => !roles.has(service) && !serviceUrls.has(service));
  if (!calls || missing.length === 0) return;
  throw new ConfigError(
    `This process runs ${[...roles].join(', ')} and calls ${missing.join(', ')}, which run elsewhere. Name them in ` +
      `SERVICE_URLS: ${missing[0]}=http://10.0.0.5:3000,...`,
  );
}

/** Before anything is opened. @throws StartupError with the taken port and how to choose another */
export async function checkPorts(config: Config): Promise<void> {
  await checkPort(config.port, config.host, 'PORT');
  await checkPayPort(config);
  await checkControlPort(config);
  await checkMetricsPort(config);
}

/** Why people cannot do what the product offers them, for `/readyz`; what is so at the start is logged. */
export function missingParties(config: Config, log: Log): () => string[] {
  const { roles, smtpUrl, smsUrl, demo, mailFrom } = config;
  const sends = roles.has('auth') || roles.has('worker');
  const parties = sends
    ? [
        ...(smtpUrl ? [] : [READINESS.mail]),
        ...(smtpUrl && !demo && mailFrom === DEMO_SENDER ? [READINESS.sender] : []),
        ...(smsUrl ? [] : [READINESS.sms]),
      ]
    : [];
  for (const what of parties) log.error(what);
  const sells = roles.has('purchase') && !demo;
  // An import of the site may bring it at any time.
  return () => [...parties, ...(sells && missingLaw().length > 0 ? [READINESS.law] : [])];
}
