import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

/** The grant of a code. */
export interface Grant {
  /** The authorization request. */
  request: Readonly<Record<string, string>>;
  person: Person;
  at: number;
}

interface Client {
  clientId: string;
  clientSecret: string;
}

export interface TokenRequest {
  grants: Map<string, Grant>;
  idToken: (person: Person, nonce: string | undefined) => Promise<string>;
}

const CODE_MS = 600_000;

/** Exchanges a code for tokens (RFC 6749, 4.1.3), only for its client and, with PKCE, its verifier. */
export function tokenEndpoint(
  app: FastifyInstance,
  path: string,
  client: Client,
  { grants, idToken }: TokenRequest,
) {
  app.post<{ Body: Record<string, string> }>(path, async ({ body }, reply) => {
    const refuse = (error: string, status = 400) => reply.code(status).send({ error });
    if (body['grant_type'] !== 'authorization_code') return refuse('unsupported_grant_type');
    const isClient =
      body['client_id'] === client.clientId && body['client_secret'] === client.clientSecret;
    if (!isClient) return refuse('invalid_client', 401);
    const grant = grants.get(body['code'] ?? '');
    grants.delete(body['code'] ?? '');
    if (!grant || !fits(grant, body)) return refuse('invalid_grant');
    return {
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 3599,
      scope: grant.request['scope'] ?? '',
      id_token: await idToken(grant.person, grant.request['nonce']),
    };
  });
}

function fits({ request, at }: Grant, body: Readonly<Record<string, string>>): boolean {
  if (Date.now() - at > CODE_MS || request['redirect_uri'] !== body['redirect_uri']) return false;
  const challenge = request['code_challenge'];
  if (!challenge) return true;
  const verifier = body['code_verifier'] ?? '';
  const isHashed = request['code_challenge_method'] === 'S256';
  const shown = isHashed ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return shown === challenge;
}
