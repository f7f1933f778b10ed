import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** Settings of the countries in which visitors are (docs/operations/configure.md). */
export const countryVariables = {
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'is not the name of a header, such as CF-IPCountry')
    .optional(),
  COUNTRY_RULE: z.enum(['account', 'both']).default('account'),
};

export interface CountryConfig {
  /** Where a trusted proxy names the visitor's country, in lower case; null: nowhere. */
  countryHeader: string | null;
  /** Whether a member must also be in the country of the account to begin watching. */
  mustBeInCountry: boolean;
}

interface Variables {
  COUNTRY_HEADER?: string | undefined;
  COUNTRY_RULE: 'account' | 'both';
  TRUSTED_PROXIES: number;
}

/** @throws ConfigError where anybody could send the header, or nobody does */
export function countryOfEnv({ COUNTRY_HEADER, COUNTRY_RULE, TRUSTED_PROXIES }: Variables): CountryConfig {
  if (COUNTRY_HEADER !== undefined && TRUSTED_PROXIES === 0)
    throw new ConfigError('COUNTRY_HEADER needs a proxy in front that sets it: set TRUSTED_PROXIES too.');
  if (COUNTRY_RULE === 'both' && COUNTRY_HEADER === undefined)
    throw new ConfigError('COUNTRY_RULE is both, so COUNTRY_HEADER must name the header with the country.');
  return {
    countryHeader: COUNTRY_HEADER?.toLowerCase() ?? null,
    mustBeInCountry: COUNTRY_RULE === 'both',
  };
}
