import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Problem } from './problem.ts';

/** The application of the product at this PayPal. */
export const PAYPAL_CLIENT = {
  clientId: 'AYkandil-client-id-of-the-sandbox',
  clientSecret: 'EKkandil-secret-of-the-sandbox',
  webhookId: '5GP028458E2496506',
};

const TOKEN_MS = 32_400_000;

const basic = `Basic ${Buffer.from(`${PAYPAL_CLIENT.clientId}:${PAYPAL_CLIENT.clientSecret}`).toString('base64')}`;

/** OAuth 2.0 by client credentials (RFC 6749, 4.4). Tokens end with the sandbox. */
export function createTokens() {
  const tokens = new Map<string, number>();
  return {
    route(api: FastifyInstance) {
      api.post<{ Body: Record<string, string> }>(
        '/v1/oauth2/token',
        ({ body, headers }, reply: FastifyReply) => {
          if (headers.authorization !== basic)
            return reply.code(401).send({
              error: 'invalid_client',
              error_description: 'Client Authentication failed',
            });
          if (body?.['grant_type'] !== 'client_credentials')
            return reply.code(400).send({
              error: 'unsupported_grant_type',
              error_description: 'unsupported grant_type',
            });
          const access_token = randomBytes(32).toString('base64url');
          tokens.set(access_token, Date.now() + TOKEN_MS);
          const scope = 'https://uri.paypal.com/services/subscriptions';
          return { scope, access_token, token_type: 'Bearer', expires_in: TOKEN_MS / 1000 };
        },
      );
    },
    /** @throws Problem 401 without a token that is valid */
    check(authorization: string | undefined): void {
      const [, token = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
      if ((tokens.get(token) ?? 0) <= Date.now()) throw new Problem(401);
    },
    /** Ends all tokens. */
    revoke: () => tokens.clear(),
  };
}
export type Tokens = ReturnType<typeof createTokens>;
