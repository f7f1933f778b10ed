import type { ServicePlatform } from '../../platform/module.ts';

/** The world of the calls. */
export interface PartnerWorld extends Pick<ServicePlatform, 'internal' | 'limiter'> {
  rateLimitFactor: number;
}

export interface PartnerOptions {
  /** Multiplies the limit per client address. Usually 1. */
  rateLimitFactor: number;
}

export function createWorld(
  { internal, limiter }: ServicePlatform,
  { rateLimitFactor }: PartnerOptions,
): PartnerWorld {
  return { internal, limiter, rateLimitFactor };
}
