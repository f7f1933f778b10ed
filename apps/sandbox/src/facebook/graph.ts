import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { digitsOf, fingerprint, type Person } from '../identity/people.ts';
import type { Faults } from '../faults.ts';

export const FACEBOOK_APP = {
  appId: '1029384756473829',
  appSecret: 'facebook-secret-of-the-sandbox',
};

export interface AccessToken {
  person: Person;
  /** Milliseconds. */
  expiresAt: number;
}

export type Tokens = Map<string, AccessToken>;

export const TOKEN_SECONDS = 5184;

export function issueToken(tokens: Tokens, person: Person): string {
  const token = `EAA${randomBytes(60).toString('base64url')}`;
  tokens.set(token, { person, expiresAt: Date.now() + TOKEN_SECONDS * 1000 });
  return token;
}

const idOf = (person: Person) => digitsOf(fingerprint('facebook', person), 17);

function refuse(reply: FastifyReply, message: string, code: number) {
  const error = {
    message,
    type: 'OAuthException',
    code,
    fbtrace_id: randomBytes(8).toString('hex'),
  };
  return reply.code(400).send({ error });
}

/** The Graph API's `debug_token` and `me`, with its formats of answers and errors. */
export function graphApi(app: FastifyInstance, tokens: Tokens, faults: Faults) {
  const live = (token: string | undefined) => {
    const found = tokens.get(token ?? '');
    return found && found.expiresAt > Date.now() ? found : undefined;
  };

  app.get<{ Querystring: Record<string, string> }>('/facebook/debug_token', ({ query }, reply) => {
    if (query['access_token'] !== `${FACEBOOK_APP.appId}|${FACEBOOK_APP.appSecret}`)
      return refuse(reply, 'Invalid OAuth access token signature.', 190);
    const found = live(query['input_token']);
    if (!found || faults.of('facebook').mode === 'rejects') {
      const error = { code: 190, message: 'Malformed access token' };
      return { data: { error, is_valid: false, scopes: [] } };
    }
    const seconds = Math.floor(found.expiresAt / 1000);
    return {
      data: {
        app_id: FACEBOOK_APP.appId,
        type: 'USER',
        application: 'Kandil',
        data_access_expires_at: seconds,
        expires_at: seconds,
        is_valid: true,
        scopes: ['email', 'public_profile'],
        user_id: idOf(found.person),
      },
    };
  });

  app.get<{ Querystring: Record<string, string> }>('/facebook/me', ({ query }, reply) => {
    const token = query['access_token'] ?? '';
    const found = live(token);
    if (!found) return refuse(reply, 'Invalid OAuth access token data.', 190);
    const proof = createHmac('sha256', FACEBOOK_APP.appSecret).update(token).digest('hex');
    if (query['appsecret_proof'] !== proof)
      return refuse(reply, 'Invalid appsecret_proof provided in the API argument', 100);
    const { name, email, verified } = found.person;
    const fields = (query['fields'] ?? 'id,name').split(',');
    return {
      id: idOf(found.person),
      ...(fields.includes('name') && { name }),
      // Facebook leaves out an address that was never confirmed.
      ...(fields.includes('email') && email && verified && { email }),
    };
  });
}
