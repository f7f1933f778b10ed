import { Refusal } from '@kandil/contract';
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { createCache } from '../../../platform/cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import { jsonOf, providerFetch, unavailable } from './answers.ts';
import type { SocialIdentity } from './provider.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const LEEWAY_SECONDS = 30;
/** Our nonces live ten minutes, so no answer with one is older. */
const OLDEST_TOKEN = '10 minutes';
/** Signatures with a key pair; never `none`, never a shared secret (T-A13). */
const ALGORITHMS = ['RS256', 'ES256'];

/** The fields we use of OpenID Connect Discovery 1.0, section 3. */
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()),
});

/** OpenID Connect Core 1.0, sections 2 and 5.1; Apple sends its booleans as strings. */
const claims = z.object({
  sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  nonce: z.string().check(z.minLength(16), z.maxLength(128)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  email: z.optional(z.string().check(z.maxLength(254))),
  email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
  name: z.optional(z.string().check(z.maxLength(500))),
});

export interface OidcOptions {
  issuer: string;
  clientId: string;
  /** Forms of the issuer in its tokens. */
  spellings: readonly string[];
  /** Other origins that serve its documents. */
  origins: readonly string[];
  /** The operator configured the issuer, which may be in a private network. */
  trusted: boolean;
  now: Clock;
}

export interface OidcClient {
  /** The address to send visitors to. @throws Refusal UNAVAILABLE */
  authorizationEndpoint(): Promise<string>;
  /** Validates an ID token (OpenID Connect Core 3.2.2.11). @throws Refusal SOCIAL_REFUSED, UNAVAILABLE */
  identify(idToken: string): Promise<SocialIdentity>;
}

/** Caches the provider's documents for an hour. An unknown key refetches its keys, at most once a minute. */
export function oidcClient(options: OidcOptions): OidcClient {
  const { issuer, clientId, spellings, trusted, now } = options;
  const origins = [issuer, ...options.origins].map((address) => new URL(address).origin);
  const fetch = providerFetch({ origins, trusted });
  const cache = createCache({ ttl: HOUR, size: 1, staleIfError: 24 * HOUR });

  async function fetchKeys(url: string): Promise<Response> {
    const { status, body } = await fetch(url);
    if (status !== 200) throw unavailable();
    return new Response(new Uint8Array(body), { status });
  }

  async function discover() {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
    const parsed = metadata.safeParse(jsonOf(answer));
    if (answer.status !== 200 || !parsed.success || parsed.data.issuer !== issuer)
      throw unavailable();
    const { authorization_endpoint, jwks_uri, id_token_signing_alg_values_supported } = parsed.data;
    if (!origins.includes(new URL(authorization_endpoint).origin)) throw unavailable();
    return {
      authorizationEndpoint: authorization_endpoint,
      algorithms: ALGORITHMS.filter((each) => id_token_signing_alg_values_supported.includes(each)),
      keys: createRemoteJWKSet(new URL(jwks_uri), {
        [customFetch]: fetchKeys,
        cooldownDuration: MINUTE,
        cacheMaxAge: 10 * MINUTE,
      }),
    };
  }
  const provider = () => cache.get(issuer, () => discover());

  async function verified(idToken: string): Promise<JWTPayload> {
    const { keys, algorithms } = await provider();
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      audience: clientId,
      issuer: [...spellings],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: LEEWAY_SECONDS,
      maxTokenAge: OLDEST_TOKEN,
      currentDate: new Date(now()),
    });
    return payload;
  }

  return {
    authorizationEndpoint: async () => (await provider()).authorizationEndpoint,
    async identify(idToken) {
      const payload = await verified(idToken).catch(refuse);
      const parsed = claims.safeParse(payload);
      if (!parsed.success || !isMeantFor(clientId, parsed.data))
        throw new Refusal('SOCIAL_REFUSED');
      const { sub, nonce, email, email_verified, name } = parsed.data;
      return {
        subject: sub,
        nonce,
        email: email ?? null,
        emailVerified: email_verified === true || email_verified === 'true',
        name: name ?? null,
      };
    },
  };
}

/** A token for several audiences must name us as the party that requested it (OpenID Connect Core 3.1.3.7). */
function isMeantFor(clientId: string, { aud, azp }: Pick<z.output<typeof claims>, 'aud' | 'azp'>) {
  if (azp !== undefined) return azp === clientId;
  return typeof aud === 'string' || aud.length === 1;
}

function refuse(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('SOCIAL_REFUSED');
}
