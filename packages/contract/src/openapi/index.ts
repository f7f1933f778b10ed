import * as z from 'zod/mini';
import type { AnyCall } from '../call.ts';
import { CALLS, HOOKS } from '../calls.ts';
import { errorMeta } from '../envelope.ts';
import { type LimitClass, LIMITS, priorityOf } from '../limits.ts';
import { ALL_SERVICES } from '../services.ts';
import type { HookSpec } from '../hook.ts';
import { hookOperation } from './hooks.ts';
import { inputOf } from './input.ts';
import { responsesOf } from './responses.ts';
import { type Json, schemaOf } from './schema.ts';

export { errorsOf } from './responses.ts';

const ACCESS: Readonly<Record<AnyCall['access'], string>> = {
  public: 'anyone',
  member: 'members (a session, with no one-time code open)',
  subscriber: 'subscribers (a member whose subscription is ACTIVE, or CANCELED and still paid)',
  service: 'services of the product',
  staff: 'staff whose role has the permission',
};

/** Facts of a call that the document shows in another form; every other one becomes `x-...`. */
const SHOWN: ReadonlySet<string> = new Set([
  'name',
  'service',
  'method',
  'paths',
  'params',
  'query',
  'body',
  'encoding',
  'data',
  'meta',
  'errors',
  // Only for our own client.
  'keep',
  'carries',
  'refreshes',
  'needsToken',
]);

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Facts that a call declares beside its shape, such as its rate class, as extensions: `x-access: member`. */
function factsOf(call: AnyCall): Json {
  // The control room has one limit for all of its calls.
  const defaults =
    call.access === 'staff' ? {} : { limit: 'catalogue', priority: priorityOf(call) };
  const facts = Object.entries({ ...defaults, ...call }).filter(([name]) => !SHOWN.has(name));
  return Object.fromEntries(facts.map(([name, value]) => [`x-${dashed(name)}`, value]));
}

function limitOf(limit: LimitClass): string {
  const counts = LIMITS[limit];
  return counts
    ? `Rate class \`${limit}\`: ${counts.guest} calls a minute for a guest's address, ${counts.member} for a session.`
    : `Rate class \`${limit}\`.`;
}

function describe(call: AnyCall): string {
  const addresses = call.paths.map((path) => `\`${call.method} ${addressOf(call, path)}\``);
  const errors = (call.errors ?? []).map((code) => `\`${code}\``);
  return [
    `For ${ACCESS[call.access]}${call.kids === false ? ', not in a child’s profile' : ''}.`,
    ...(call.access === 'staff' ? [] : [limitOf(call.limit ?? 'catalogue')]),
    ...(addresses.length > 1 ? [`Addresses: ${addresses.join(', ')}.`] : []),
    ...(errors.length > 0 ? [`Errors: ${errors.join(', ')}.`] : []),
  ].join(' ');
}

/** `/auth/sessions/:id` of auth becomes `/api/auth/auth/sessions/{id}`. */
const addressOf = ({ service }: Pick<AnyCall, 'service'>, path: string) =>
  `/api/${service}${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/** What a request has to bring. */
function securityOf({ access, permission }: AnyCall): Json {
  if (access === 'public' || permission === 'anonymous') return {};
  return { security: [access === 'staff' ? { staff: [] } : { bearer: [] }] };
}

const BEARER = { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } };
const STAFF = { staff: { type: 'apiKey', in: 'cookie', name: '__Host-kandil_staff' } };

function operation(call: AnyCall, position: number): Json {
  return {
    // Our own client uses the first address.
    operationId: position === 0 ? call.name : `${call.name}.${position + 1}`,
    summary: call.name,
    tags: [call.service],
    description: describe(call),
    ...factsOf(call),
    ...securityOf(call),
    ...inputOf(call),
    responses: responsesOf(call),
  };
}

function pathsOf(calls: readonly AnyCall[], hooks: readonly HookSpec[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const call of calls)
    for (const [position, path] of call.paths.entries())
      (paths[addressOf(call, path)] ??= {})[call.method.toLowerCase()] = operation(call, position);
  for (const hook of hooks)
    for (const method of hook.methods)
      (paths[addressOf(hook, hook.path)] ??= {})[method.toLowerCase()] = hookOperation(
        hook,
        method,
      );
  return paths;
}

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  description,
  schema,
});

/**
 * The contract as an OpenAPI 3.1 document. `calls` and `hooks` are those of the public; the control room brings its own.
 * @param version version of the product
 */
export function openApiDocument(
  version: string,
  calls: readonly AnyCall[] = CALLS,
  hooks: readonly HookSpec[] = HOOKS,
) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kandil',
      version,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      description:
        'Every call of every service. Each answer is an envelope of `message`, `data` and `meta`; an error names its code in `meta.code`.',
    },
    servers: [{ url: '/' }],
    tags: ALL_SERVICES.filter((name) => calls.some(({ service }) => service === name)).map(
      (name) => ({ name }),
    ),
    paths: pathsOf(calls, hooks),
    components: {
      securitySchemes: calls.some(({ access }) => access === 'staff') ? STAFF : BEARER,
      parameters: {
        language: header('x-language', 'Language of messages and texts, such as `ar`.'),
        platform: header(
          'x-platform',
          'Kind of client; `web` keeps its refresh token in a cookie.',
        ),
        device: header('x-device-id', 'Name of the device, 1 to 64 visible ASCII characters.'),
        profile: header('x-profile-id', 'Profile, while the session has entered none.', {
          type: 'integer',
        }),
      },
      schemas: {
        Error: schemaOf(
          z.strictObject({ message: z.nullable(z.string()), data: z.null(), meta: errorMeta }),
          'output',
        ),
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
