import { SERVICES } from '@kandil/contract';
import type { Log } from '@kandil/api';
import { type Config, ConfigError } from './config.ts';
import { READINESS } from './health.ts';

/**
 * Refuses roles that would fail later: jobs, pages and services call services, so a process knows where each of them
 * runs. Media alone calls none.
 * @throws ConfigError that names the missing services
 */
export function checkRoles({ roles, serviceUrls }: Config): void {
  const calls = [...roles].some((role) => role !== 'media');
  const missing = SERVICES.filter((service) => !roles.has(service) && !serviceUrls.has(service));
  if (!calls || missing.length === 0) return;
  throw new ConfigError(
    `This process runs ${[...roles].join(', ')} and calls ${missing.join(', ')}, which run elsewhere. Name them in ` +
      `SERVICE_URLS: ${missing[0]}=http://10.0.0.5:3000,...`,
  );
}

/** Why people cannot do what the product offers them: logged now, and for `/readyz`. */
export function missingParties({ roles, smtpUrl, smsUrl }: Config, log: Log): string[] {
  if (!roles.has('auth') && !roles.has('worker')) return [];
  const missing = [...(smtpUrl ? [] : [READINESS.mail]), ...(smsUrl ? [] : [READINESS.sms])];
  for (const what of missing) log.error(what);
  return missing;
}
