import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialConfig } from '../services/auth/vendors/index.ts';

export const CLIENT_ID = 'client-of-the-tests';
export const APP = { appId: '1234567890', appSecret: 'secret-of-the-tests' };

/** The answer to requests of a path; a number is a status without a body. */
export type Script = Map<string, unknown>;

export interface Providers {
  config: SocialConfig;
  url: string;
  /** Requested paths with their queries. */
  asked: string[];
  /** Replaces answers, by path. */
  script: Script;
  /** A valid ID token signed with Google's or Apple's key, with the given claims replaced. */
  idToken: (
    issuer: string,
    claims: object,
    header?: Partial<JWTHeaderParameters>,
  ) => Promise<string>;
  publicKey: JWK;
  /** What `me` of Facebook answers, by access token. */
  facebook: Map<string, object>;
  close: () => Promise<void>;
}

/**
 * Google, Apple and Facebook on one local port, with answers that a test can replace. The sandbox answers correctly;
 * these can also answer wrongly.
 */
export async function openProviders(now: () => number = Date.now): Promise<Providers> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  const asked: string[] = [];
  const script: Script = new Map();
  const facebook = new Map<string, object>();
  let url = '';

  const metadata = (name: string) => ({
    issuer: `${url}/${name}`,
    authorization_endpoint: `${url}/${name}/auth`,
    jwks_uri: `${url}/${name}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const answers = (path: string, query: URLSearchParams): unknown => {
    const [, name = '', rest] = /^\/(\w+)\/(.*)$/.exec(path) ?? [];
    if (rest === '.well-known/openid-configuration') return metadata(name);
    if (rest === 'keys') return { keys: [jwk] };
    if (rest === 'me') return facebook.get(query.get('access_token') ?? '') ?? 400;
    if (rest === 'debug_token') return inspected(facebook.get(query.get('input_token') ?? ''));
    return 404;
  };
  const inspected = (person: object | undefined) => ({
    data: {
      app_id: APP.appId,
      type: 'USER',
      is_valid: person !== undefined,
      user_id: person && 'id' in person ? person.id : '0',
      expires_at: Math.floor(now() / 1000) + 3600,
    },
  });

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(request.url ?? '');
    const answer = script.get(pathname) ?? answers(pathname, searchParams);
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else if (answer instanceof Buffer) response.end(answer);
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    asked,
    script,
    facebook,
    publicKey: jwk,
    config: {
      google: { clientId: CLIENT_ID, issuer: `${url}/google` },
      APPLE: { clientId: CLIENT_ID, issuer: `${url}/apple` },
      facebook: { ...APP, url: `${url}/facebook`, graphUrl: `${url}/facebook` },
    },
    idToken(issuer, claims, header = {}) {
      const seconds = Math.floor(now() / 1000);
      const usual = {
        iss: `${url}/${issuer}`,
        aud: CLIENT_ID,
        iat: seconds,
        exp: seconds + 600,
        ...claims,
      };
      const given = Object.entries(usual).filter(([, value]) => value !== undefined);
      return new SignJWT(Object.fromEntries(given))
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(privateKey);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
