import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** Settings of the proxies in front, and of what they say (docs/operations/configure.md). */
export const proxyVariables = {
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'is not the name of a header, such as CF-IPCountry')
    .optional(),
  COUNTRY_RULE: z.enum(['account', 'both']).default('account'),
};

export interface ProxyConfig {
  trustedProxies: number;
  /** Where a proxy names the visitor's country, in lower case; null: nowhere. */
  countryHeader: string | null;
  /** Whether a member must also be in the country of the account to begin watching. */
  mustBeInCountry: boolean;
}

type Variables = z.output<z.ZodObject<typeof proxyVariables>>;

/** @throws ConfigError where anybody could send the header with the country, or nobody does */
export function parseProxies({
  TRUSTED_PROXIES: trustedProxies,
  COUNTRY_HEADER: header,
  COUNTRY_RULE: rule,
}: Variables): ProxyConfig {
  if (header !== undefined && trustedProxies === 0)
    throw new ConfigError(
      'COUNTRY_HEADER needs a proxy in front that sets it: TRUSTED_PROXIES is 0.',
    );
  if (rule === 'both' && header === undefined)
    throw new ConfigError(
      'COUNTRY_RULE is both, so COUNTRY_HEADER must name the header with the country.',
    );
  const countryHeader = header?.toLowerCase() ?? null;
  return { trustedProxies, countryHeader, mustBeInCountry: rule === 'both' };
}
