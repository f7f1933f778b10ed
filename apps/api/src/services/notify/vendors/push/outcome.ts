import { type FetchAnswer, FetchRefusal } from '../../../../platform/safe-fetch.ts';
import { errorCode } from '../../../../platform/startup-error.ts';
import type { Outcome } from '../send-push.ts';

export function outcomeOf({ status, headers, body }: FetchAnswer, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500)
    return { kind: 'later', seconds: secondsOf(headers['retry-after'], now) };
  return { kind: 'refused', reason: `${status} ${body.toString('utf8').slice(0, 200)}` };
}

/** `Retry-After`: seconds, or a date. */
function secondsOf(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

/** The request was never made. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

export function outcomeOfError(error: unknown): Outcome {
  if (error instanceof FetchRefusal || UNCONNECTED.has(errorCode(error) ?? ''))
    return { kind: 'later', seconds: null };
  return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
}
