import { errorCode } from '../startup-error.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Codes of Node and of PostgreSQL for a database that is unreachable, full or restarting: a retry may succeed. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57P01', // shutdown by an administrator
  '57P02', // crash of another backend
  '57P03', // starting up or shutting down
]);
const SLOW = new Set([
  '57014' /* statement timeout */,
  '55P03' /* lock timeout */,
  '25P03' /* idle in transaction */,
]);
/** Errors of `pg` without a code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered)/;

/** The transaction lost against a concurrent one and was rolled back: it can be retried. */
export function isRetryable(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK].includes(errorCode(error));
}

/** The values of a row made the statement fail: a data exception, or a constraint that refuses them. */
export function isRowFault(error: unknown): boolean {
  return /^2[23]...$/.test(errorCode(error));
}

/** The database is unreachable or exceeded the limits of SEC-16: answered as UNAVAILABLE (503). */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (UNAVAILABLE.has(code) || SLOW.has(code) || code.startsWith('08')) return true;
  return error instanceof Error && MESSAGES.test(error.message);
}

/** A unique constraint refused the row; `constraint` narrows it to one of them. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}
