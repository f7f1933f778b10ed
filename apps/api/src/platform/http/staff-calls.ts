import type { AnyCall } from '@kandil/contract';
import type { Role } from '@kandil/contract/staff/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { serviceContext, type Staff } from './context.ts';
import { dispatch, type DispatchResult, type FaultLog, type Gate } from './dispatch.ts';
import { splitArgs } from './input.ts';
import { type HttpTransport, postInternal } from './internal.ts';
import type { Operation, Service } from './service.ts';

/** What the control origin says of a request beside the arguments of its call. */
export interface StaffRequest {
  /** Null before signing in. */
  staff: Staff | null;
  /** Names the request in the log and in the audit. */
  requestId: string;
  ip: string;
  userAgent: string;
  /** The token of the session's cookie; null without one. */
  token: string | null;
}

/** A change of the cookie of the control room's session: its new token, or null to remove it. */
export interface StaffOutcome extends DispatchResult {
  token?: string | null;
}

/** Makes a call of the control room, in this process or another one. Never throws a Refusal: the outcome says it. */
export type StaffCalls = (
  call: AnyCall,
  args: Record<string, unknown>,
  request: StaffRequest,
) => Promise<StaffOutcome>;

/** The context of a staff call; its session cookie is one token, whatever the origin names it. */
function contextOf({ token, ...request }: StaffRequest, change: (to: string | null) => void) {
  return serviceContext({
    ...request,
    cookie: () => token ?? undefined,
    setCookie: (_name, value) => change(value),
    clearCookie: () => change(null),
  });
}

async function answerStaff(
  operation: Operation,
  args: Record<string, unknown>,
  { request, gate }: { request: StaffRequest; gate: Gate },
): Promise<StaffOutcome> {
  let token: string | null | undefined;
  const context = contextOf(request, (to) => (token = to));
  const outcome = await dispatch(operation, splitArgs(operation.call, args), context, gate);
  return { ...outcome, ...(token !== undefined && { token }) };
}

/** In-process transport of staff calls. */
export function staffInProcess(services: () => readonly Service[], log: FaultLog): StaffCalls {
  const gate: Gate = { log, entitlement: async () => 'PACKAGES', isChild: async () => true };
  return async (call, args, request) => {
    const operation = services()
      .flatMap(({ operations }) => operations)
      .find((each) => each.call.name === call.name);
    if (!operation) throw new Error(`no service of this process answers ${call.name}`);
    return answerStaff(operation, args, { request, gate });
  };
}

const SESSION_HEADER = 'x-staff';
const TOKEN_HEADER = 'x-staff-token';

const staffRequest = z.object({
  staff: z.nullable(
    z.object({
      id: z.string(),
      sessionId: z.string(),
      role: z.custom<Role>((value) => typeof value === 'string'),
      isConfirmed: z.boolean(),
    }),
  ),
  requestId: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  token: z.nullable(z.string()),
});

const packed = (request: StaffRequest) =>
  Buffer.from(JSON.stringify(request)).toString('base64url');

/** @throws SyntaxError, ZodError for a request that no control origin of this release makes */
const unpacked = (header: unknown): StaffRequest =>
  staffRequest.parse(JSON.parse(Buffer.from(String(header), 'base64url').toString()));

/**
 * HTTP transport of staff calls. The service key proves that the control origin says who it is, as it proves every other
 * call between processes.
 */
export function staffOverHttp(transport: HttpTransport): StaffCalls {
  return async (call, args, request) => {
    const headers = { [SESSION_HEADER]: packed(request) };
    const post = { call, args, headers, longest: 15_000 };
    const response = await postInternal(transport, post).catch(() => null);
    if (!response) return unavailable();
    const token = response.headers.get(TOKEN_HEADER);
    return {
      status: response.status,
      envelope: (await response.json()) as DispatchResult['envelope'],
      ...(token !== null && { token: token || null }),
    };
  };
}

function unavailable(): DispatchResult {
  const meta = { code: 'UNAVAILABLE', statusDescription: '', retryAfter: 2 };
  return { status: 503, envelope: { message: null, data: null, meta }, retryAfter: 2 };
}

/** Answers a staff call from the control origin in another process; the caller has checked the service key. */
export async function answerForwarded(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  gate: Gate,
): Promise<DispatchResult> {
  const from = unpacked(request.headers[SESSION_HEADER]);
  const args = (request.body ?? {}) as Record<string, unknown>;
  const { token, ...outcome } = await answerStaff(operation, args, { request: from, gate });
  if (token !== undefined) reply.header(TOKEN_HEADER, token ?? '');
  return outcome;
}
