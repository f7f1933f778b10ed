import { type AnyCall, type Entitlement, type Envelope, ERRORS, Refusal } from '@kandil/contract';
import type { LanguageCode } from '@kandil/i18n';
import { isRetryable, isUnavailable } from '../database/faults.ts';
import { offers } from '../site.ts';
import { errorWordsOf } from '../words.ts';
import type { CallContext, Session } from './context.ts';
import { parseInput, type RawInput } from './input.ts';
import type { AnyAnswer, Operation } from './service.ts';
import { checkStaff } from './staff.ts';

export interface DispatchResult {
  status: number;
  envelope: Envelope;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
  /** The answer never changes: its address has a version. */
  immutable?: boolean;
}

export interface FaultLog {
  error(details: object, message: string): void;
}

/** Builds the answer to a refusal. Only here a code gets its words, in the visitor's language. */
export function refusalAnswer(refusal: Refusal, language: LanguageCode): DispatchResult {
  const { retryAfter, fields, reference, proof } = refusal.details;
  const message = errorWordsOf(language)(refusal.code);
  const meta = {
    code: refusal.code,
    statusDescription: message,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(fields && { fields }),
    ...(reference !== undefined && { reference }),
    ...(proof && { proof }),
  };
  return {
    status: ERRORS[refusal.code],
    envelope: { message, data: null, meta },
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** Ports of the edge for rights and faults. */
export interface Gate {
  log: FaultLog;
  /** The current entitlement of a session's account. @throws Refusal SESSION_ENDED */
  entitlement(session: Session): Promise<Entitlement>;
  /** Whether a session has entered a child's profile. @throws Refusal SESSION_ENDED */
  isChild(session: Session): Promise<boolean>;
}

/** @throws Refusal NOT_FOUND if the operator has switched off the part of the product that the call belongs to */
function checkPart({ part }: AnyCall): void {
  if (part && !offers(part)) throw new Refusal('NOT_FOUND');
}

/** @throws Refusal LOGIN_REQUIRED, FORBIDDEN, CONFIRM_REQUIRED, OTP_REQUIRED, KIDS_PROFILE, PACKAGES, PACKAGES_SUSPENDED, SESSION_ENDED */
export async function checkAccess(call: AnyCall, context: CallContext, gate: Gate): Promise<void> {
  if (call.access === 'staff') return checkStaff(call, context);
  if (call.access === 'public' || call.access === 'service') return;
  if (!context.session) throw new Refusal('LOGIN_REQUIRED');
  if (context.session.otpOpen && !call.halfOpen) throw new Refusal('OTP_REQUIRED');
  if (call.kids === false && (await gate.isChild(context.session)))
    throw new Refusal('KIDS_PROFILE');
  if (call.access === 'member') return;
  const entitlement = await gate.entitlement(context.session);
  if (entitlement !== 'ALLOWED') throw new Refusal(entitlement);
}

/** Hides a session whose one-time code is due from calls that do not accept such sessions (SPEC-D22). */
function asSeenBy(call: AnyCall, context: CallContext): CallContext {
  const hidden = context.session?.otpOpen === true && !call.halfOpen;
  return hidden ? { ...context, session: null, profileId: null } : context;
}

function strippedAnswer(call: AnyCall, { message, data, meta }: AnyAnswer): Envelope {
  return {
    message: message ?? null,
    data: call.data.parse(data),
    meta: call.meta ? call.meta.parse(meta) : null,
  };
}

/**
 * Runs one operation: access, input, handler, answer. Every call goes through here: over HTTP, from
 * server rendering and between services. Never throws; faults become UNEXPECTED, or UNAVAILABLE while
 * the database is unreachable, with a reference.
 * Answers are stripped to their schema, so that no undeclared field leaves.
 */
export async function dispatch(
  operation: Operation,
  raw: RawInput,
  context: CallContext,
  gate: Gate,
): Promise<DispatchResult> {
  try {
    checkPart(operation.call);
    await checkAccess(operation.call, context, gate);
    const input = parseInput(operation.call, raw);
    const answer = await operation.run(input as never, asSeenBy(operation.call, context));
    return {
      status: 200,
      envelope: strippedAnswer(operation.call, answer),
      immutable: answer.immutable ?? false,
    };
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error, context.language);
    gate.log.error(
      { err: error, call: operation.call.name, requestId: context.requestId },
      'call failed',
    );
    return refusalAnswer(faultOf(error, context.requestId), context.language);
  }
}

/** A database that is unreachable or overloaded, or that a concurrent call won in, is no defect: a retry may succeed. */
function faultOf(error: unknown, reference: string): Refusal {
  if (isUnavailable(error) || isRetryable(error))
    return new Refusal('UNAVAILABLE', { retryAfter: 2, reference });
  return new Refusal('UNEXPECTED', { reference });
}
