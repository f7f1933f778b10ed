import { ALL_SERVICES, SERVICES, type ServiceName } from '@kandil/contract';
import { ConfigError } from './config-error.ts';

/** `https://live.example,...`: only origins. CSP does not reliably match paths, and a browser's `Origin` has none. */
export function parseOrigins(
  name: 'MEDIA_SOURCES' | 'CORS_ORIGINS' | 'GUIDE_ORIGINS',
  list: string,
): string[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const url = URL.parse(entry.trim());
      if (!url || !/^https?:$/.test(url.protocol) || url.origin !== withoutSlash(entry.trim()))
        throw new ConfigError(`${name}: '${entry}' is not an origin such as https://live.example.`);
      return url.origin;
    });
}

/** `goog#html,'allow-duplicates'`: names of policies, as CSP spells them, but never `*`. */
export function parsePolicies(list: string): string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    if (!/^(?:[-#=_/@.%A-Za-z0-9]+|'allow-duplicates')$/.test(entry))
      throw new ConfigError(`TRUSTED_TYPES: '${entry}' is not the name of a policy.`);
    return entry;
  });
}

export const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The sender of the demo's mails, to which nobody can answer. */
export const DEMO_SENDER = 'Kandil <hello@kandil.test>';

/** Where messages to support are mailed: the given address, else that of the sender `Kandil <hello@kandil.test>`. */
export const supportEmailOf = (env: { SUPPORT_EMAIL?: string | undefined; MAIL_FROM: string }) =>
  env.SUPPORT_EMAIL ?? /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;

/** Addresses of services, in `PUBLIC_SERVICE_URLS` of those that visitors call: `auth=http://10.0.0.5:3000,content=...`. */
export function parseServiceUrls(variable: string, list: string): Map<ServiceName, string> {
  const names: readonly ServiceName[] =
    variable === 'PUBLIC_SERVICE_URLS' ? SERVICES : ALL_SERVICES;
  const urls = new Map<ServiceName, string>();
  for (const entry of list.split(',').filter(Boolean)) {
    const [name = '', address = ''] = entry.split(/=(.*)/s);
    const service = names.find((each) => each === name.trim());
    if (!service || !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw new ConfigError(
        `${variable}: '${entry}' is not <service>=<url>, such as auth=http://10.0.0.5:3000.`,
      );
    urls.set(service, address.replace(/\/$/, ''));
  }
  return urls;
}

/** `fcm.googleapis.com,*.notify.windows.com`: names of hosts; `*.` stands for any one name in front. */
export function parseHosts(name: 'PUSH_SERVICES', list: string): string[] {
  const entries = list.split(',').map((entry) => entry.trim().toLowerCase());
  return entries.filter(Boolean).map((entry) => {
    if (!/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(entry))
      throw new ConfigError(`${name}: '${entry}' is not a host such as push.example.com.`);
    return entry;
  });
}
