import { ALL_SERVICES, type ServiceName } from '@kandil/contract';
import { ConfigError } from './config-error.ts';

/**
 * Roles of a process: any of the services, the web, the control room, the media files, the worker that runs jobs. `--run=auth,content` selects roles; without it a process has all of them.
 */
export const ALL_ROLES = [...ALL_SERVICES, 'web', 'control', 'media', 'worker'] as const;
export type Role = (typeof ALL_ROLES)[number];

export function servicesOf(roles: ReadonlySet<Role>): ServiceName[] {
  return ALL_SERVICES.filter((service) => roles.has(service));
}

/** @throws ConfigError that names a role that there is not */
export function parseRoles(list: string): ReadonlySet<Role> {
  const roles = list.split(',').map((name) => name.trim());
  const unknown = roles.find((role) => !(ALL_ROLES as readonly string[]).includes(role));
  if (unknown !== undefined) {
    throw new ConfigError(`KANDIL_RUN names '${unknown}'; known are ${ALL_ROLES.join(', ')}.`);
  }
  return new Set(roles as Role[]);
}
