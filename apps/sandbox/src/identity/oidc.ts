import type { FastifyInstance, FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import { randomBytes } from 'node:crypto';
import type { PartyContext } from '../party.ts';
import type { Section } from '../web/page.ts';
import { baseUrl } from './base-url.ts';
import { type ChooserRequest, requestOf, sendChooser, sendProblem } from './chooser.ts';
import { deliver, type ResponseMode } from './deliver.ts';
import type { SigningKey } from './keys.ts';
import { type Choice, type Person, personOf } from './people.ts';
import { type Grant, type TokenRequest, tokenEndpoint } from './token-endpoint.ts';
import type { Visits } from './visits.ts';

export interface OidcSpec {
  name: string;
  title: string;
  /** Below the issuer. */
  paths: { authorize: string; token: string; keys: string };
  clientId: string;
  clientSecret: string;
  /** Additional claims of ID tokens. */
  claimsOf: (person: Person) => JWTPayload & { sub: string };
  /** Additional fields of the answer. */
  extrasOf?: (person: Person) => Record<string, string>;
  cancelled: string;
}

interface Parts extends Pick<PartyContext, 'faults' | 'productUrl'> {
  key: SigningKey;
  visits: Visits;
}

type Fields = Record<string, string>;

const TOKEN_SECONDS = 3600;
const MODES: readonly ResponseMode[] = ['query', 'fragment', 'form_post'];

/** An OpenID Connect provider: discovery, keys, authorization with a chooser, token endpoint. */
export function oidcProvider(
  app: FastifyInstance,
  sections: readonly Section[],
  spec: OidcSpec,
  { key, visits, faults, productUrl }: Parts,
) {
  const { name, paths } = spec;
  const issuer = () => `${baseUrl(app)}/${name}`;

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`/${name}/`)) return;
    await faults.delay(name);
    if (faults.of(name).mode === 'down') return reply.code(503).send({ error: 'server_error' });
  });

  app.get(`/${name}/.well-known/openid-configuration`, () => discovery(issuer(), paths));
  app.get(`/${name}${paths.keys}`, () => key.jwks);

  const grants = new Map<string, Grant>();
  const idToken = idTokens(spec, key, issuer);
  const tokens = { grants, idToken };
  authorization(app, sections, spec, { visits, faults, productUrl, ...tokens });
  tokenEndpoint(app, `/${name}${paths.token}`, spec, tokens);
}

/** What clients read to find the addresses of a provider (OpenID Connect Discovery 1.0). */
const discovery = (issuer: string, paths: OidcSpec['paths']) => ({
  issuer,
  authorization_endpoint: issuer + paths.authorize,
  token_endpoint: issuer + paths.token,
  jwks_uri: issuer + paths.keys,
  response_types_supported: ['code', 'id_token', 'code id_token'],
  response_modes_supported: MODES,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile', 'name'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['plain', 'S256'],
});

const typesOf = (request: Fields) => (request['response_type'] ?? '').split(' ');

/** Signs ID tokens of people. */
function idTokens(spec: OidcSpec, key: SigningKey, issuer: () => string) {
  return (person: Person, nonce: string | undefined) => {
    const now = Math.floor(Date.now() / 1000);
    return key.sign({
      iss: issuer(),
      aud: spec.clientId,
      azp: spec.clientId,
      iat: now,
      exp: now + TOKEN_SECONDS,
      ...(nonce && { nonce }),
      ...spec.claimsOf(person),
    });
  };
}

/** The fault of a request whose redirect address is not trusted. */
function problemOf(request: Fields, clientId: string, returnTo: string): string | null {
  if (request['client_id'] !== clientId) return 'invalid_client: the client is not known.';
  if (request['redirect_uri'] !== returnTo)
    return `redirect_uri_mismatch: registered is ${returnTo}.`;
  return null;
}

function faultOf(request: Fields): string | null {
  const types = typesOf(request).toSorted().join(' ');
  if (!['code', 'id_token', 'code id_token'].includes(types)) return 'unsupported_response_type';
  return types.includes('id_token') && !request['nonce'] ? 'invalid_request' : null;
}

type AuthorizeParts = Omit<Parts, 'key'> & TokenRequest;

/** The codes and tokens that a person's choice gives. */
async function tokensFor(
  spec: OidcSpec,
  { grants, idToken }: TokenRequest,
  request: Fields,
  person: Person,
) {
  const types = typesOf(request);
  const fields: Fields = {};
  if (types.includes('code')) {
    fields['code'] = randomBytes(32).toString('base64url');
    grants.set(fields['code'], { request, person, at: Date.now() });
  }
  if (types.includes('id_token')) fields['id_token'] = await idToken(person, request['nonce']);
  return { ...fields, ...spec.extrasOf?.(person) };
}

/** The chooser, and the way back to the product with the answer. */
function authorization(
  app: FastifyInstance,
  sections: readonly Section[],
  spec: OidcSpec,
  { visits, faults, productUrl, ...tokens }: AuthorizeParts,
) {
  const { name, paths, clientId } = spec;
  const asking: ChooserRequest = { name, title: spec.title, sections, productUrl };
  const returnTo = `${productUrl}/sign-in/${name}`;

  const answer = (reply: FastifyReply, request: Fields, fields: Fields) => {
    const types = typesOf(request);
    const usual = types.includes('id_token') ? 'fragment' : 'query';
    const mode = MODES.find((each) => each === request['response_mode']) ?? usual;
    const state = request['state'];
    return deliver(reply, mode, returnTo, { ...fields, ...(state && { state }) }, productUrl);
  };

  app.get<{ Querystring: Record<string, string> }>(
    `/${name}${paths.authorize}`,
    ({ query }, reply) => {
      const problem = problemOf(query, clientId, returnTo);
      if (problem) return sendProblem(reply, asking, problem);
      const error = faultOf(query);
      return error ? answer(reply, query, { error }) : sendChooser(reply, asking, query);
    },
  );

  app.post<{ Body: Record<string, string> & Choice }>(
    `/${name}/answer`,
    async ({ body }, reply) => {
      const request = requestOf(body);
      const problem = problemOf(request, clientId, returnTo);
      if (problem) return sendProblem(reply, asking, problem);
      if (body.person === 'cancel') return answer(reply, request, { error: spec.cancelled });
      if (faults.of(name).mode === 'rejects')
        return answer(reply, request, { error: 'server_error' });
      const person = personOf(body);
      if (!person) return sendChooser(reply, asking, request);
      visits.add(person);
      return answer(reply, request, await tokensFor(spec, tokens, request, person));
    },
  );
}
