import type { AnyCall } from '../call.ts';
import { type ErrorCode, ERRORS } from '../errors.ts';
import { type Json, schemaOf } from './schema.ts';

/** Errors that the edge can answer to any call. `platform/http/edge-errors.test.ts` provokes each code of the edge. */
const EVERY_CALL: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UNEXPECTED',
];
const WITH_SESSION: readonly ErrorCode[] = ['SESSION_ENDED', 'LOGIN_REQUIRED'];
const WITH_SUBSCRIPTION: readonly ErrorCode[] = ['PACKAGES', 'PACKAGES_SUSPENDED'];

/** What a public call can answer to an access token that is not valid. */
const tokenErrors = ({ session = 'optional', cache }: AnyCall): readonly ErrorCode[] =>
  session === 'optional' && cache !== 'public' ? ['SESSION_ENDED'] : [];

/** Every code that a call can answer: its own, and those of the edge for its access level, method and body. */
export function errorsOf(call: AnyCall): ErrorCode[] {
  const { access, method, halfOpen, kids, part, encoding, errors = [] } = call;
  const codes: ErrorCode[] = [
    ...errors,
    ...EVERY_CALL,
    // The server reads the body of every other method, even if the call declares none.
    ...(method === 'GET' ? [] : ['PAYLOAD_TOO_LARGE' as const]),
    ...(encoding === 'multipart' ? ['BUSY' as const] : []),
    ...(access === 'public' ? tokenErrors(call) : WITH_SESSION),
    ...(access === 'public' || halfOpen ? [] : ['OTP_REQUIRED' as const]),
    ...(part ? ['NOT_FOUND' as const] : []),
    ...(kids === false ? ['KIDS_PROFILE' as const] : []),
    ...(access === 'subscriber' ? WITH_SUBSCRIPTION : []),
  ];
  return [...new Set(codes)];
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function success({ data, meta }: AnyCall): Json {
  const schema = {
    type: 'object',
    properties: {
      message: { type: ['string', 'null'] },
      data: schemaOf(data, 'output'),
      meta: meta ? schemaOf(meta, 'output') : { type: 'null' },
    },
    required: ['message', 'data', 'meta'],
    additionalProperties: false,
  };
  return { description: 'Done.', ...json(schema) };
}

function refusal(codes: readonly ErrorCode[]): Json {
  const named = { properties: { meta: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.join(', '),
    ...json({ allOf: [{ $ref: '#/components/schemas/Error' }, named] }),
  };
}

/** Answers of a call by HTTP status; an error's answer lists its codes. */
export function responsesOf(call: AnyCall): Record<string, Json> {
  const byStatus = Object.entries(Object.groupBy(errorsOf(call), (code) => `${ERRORS[code]}`));
  return {
    '200': success(call),
    ...Object.fromEntries(byStatus.map(([status, codes]) => [status, refusal(codes)])),
  };
}
