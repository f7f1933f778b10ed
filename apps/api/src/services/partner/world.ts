import type { ServicePlatform } from '../../platform/module.ts';
import { type Partners, readPartners } from './rules/partners.ts';

/** The world of the calls. */
export interface PartnerWorld extends Pick<ServicePlatform, 'internal' | 'limiter'> {
  partners: Partners;
  rateLimitFactor: number;
}

export interface PartnerOptions {
  /** The file of the partners, as JSON. */
  partners: unknown;
  /** Multiplies the limit per client address. Usually 1. */
  rateLimitFactor: number;
}

/** @throws StartupError for a file of partners that is not valid */
export function createWorld(
  { internal, limiter }: ServicePlatform,
  { partners, rateLimitFactor }: PartnerOptions,
): PartnerWorld {
  return { internal, limiter, partners: readPartners(partners), rateLimitFactor };
}
