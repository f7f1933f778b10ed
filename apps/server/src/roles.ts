import { SERVICES, type ServiceName } from '@kandil/contract';

/**
 * Roles of a process: any of the seven services, the web, the media files, the worker that
 * runs jobs. `--run=auth,content` selects roles; without it a process has all of them.
 */
export const ALL_ROLES = [...SERVICES, 'web', 'media', 'worker'] as const;
export type Role = (typeof ALL_ROLES)[number];

export function servicesOf(roles: ReadonlySet<Role>): ServiceName[] {
  return SERVICES.filter((service) => roles.has(service));
}
