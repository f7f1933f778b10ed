import { Refusal } from '@kandil/contract';
import {
  type FetchAnswer,
  type FetchPolicy,
  type SafeFetch,
  safeFetch,
} from '../../../platform/safe-fetch.ts';

const LARGEST_ANSWER = 128 * 1024;
const TIMEOUT_MS = 5000;

/** The provider is unreachable or does not answer properly; the same sign-in may work on retry. */
export function unavailable(): Refusal {
  return new Refusal('UNAVAILABLE', { retryAfter: 5 });
}

/** Fetches from a provider; the answer has a status below 500. @throws Refusal UNAVAILABLE */
export function providerFetch(policy: Pick<FetchPolicy, 'origins' | 'trusted'>): SafeFetch {
  const fetch = safeFetch({
    ...policy,
    maxBytes: LARGEST_ANSWER,
    timeout: TIMEOUT_MS,
    party: 'SIGN_IN',
  });
  return async (url, request) => {
    const answer = await fetch(url, request).catch(() => {
      throw unavailable();
    });
    if (answer.status >= 500 || answer.status === 429) throw unavailable();
    return answer;
  };
}

/** The JSON of an answer; undefined if it is invalid. */
export function jsonOf({ body }: FetchAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
