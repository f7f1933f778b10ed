export interface PushServices {
  /** Hosts of the browsers' push services; `*.` stands for any one name in front. */
  hosts: readonly string[];
  /** Origins of the operator, which may be private and without TLS: the sandbox. */
  trusted: readonly string[];
}

/**
 * The push service of an endpoint; null for an address that is none. Endpoints come from browsers: without this check a
 * visitor could make the product send requests to any address.
 */
export function pushServiceOf(
  endpoint: string,
  { hosts, trusted }: PushServices,
): { origin: string; trusted: boolean } | null {
  if (!URL.canParse(endpoint)) return null;
  const { origin, protocol, port, hostname, username, password } = new URL(endpoint);
  if (username || password) return null;
  if (trusted.includes(origin)) return { origin, trusted: true };
  if (protocol !== 'https:' || port) return null;
  return hosts.some((host) => matches(hostname, host)) ? { origin, trusted: false } : null;
}

function matches(hostname: string, host: string): boolean {
  if (!host.startsWith('*.')) return hostname === host;
  const [name, ...rest] = hostname.split('.');
  return Boolean(name) && rest.join('.') === host.slice(2);
}

/** Push services of Chrome and Edge on Android, of Firefox, of Safari, and of Edge on Windows. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
] as const;
