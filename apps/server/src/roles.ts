import { SERVICES, type ServiceName } from '@kandil/contract';

/**
 * What a process can be started for: any of the seven services, the web, the media files, the worker that
 * runs jobs. `--run=auth,content` starts just those; without it a process is all of them.
 */
export const ALL_ROLES = [...SERVICES, 'web', 'media', 'worker'] as const;
export type Role = (typeof ALL_ROLES)[number];

export function servicesOf(roles: ReadonlySet<Role>): ServiceName[] {
  return SERVICES.filter((service) => roles.has(service));
}
