import { Refusal } from '@kandil/contract';
import type { BotAction } from '@kandil/contract/auth/entities';
import type { Log } from '../../../../platform/log.ts';
import { safeFetch } from '../../../../platform/safe-fetch.ts';
import { type BotCheck, noChallenge } from '../bot-check.ts';
import { RECAPTCHA_URL, type Verdict, verdict } from './wire.ts';

export { RECAPTCHA_URL } from './wire.ts';

export interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** Base URL of reCAPTCHA, without a slash at the end. */
  url: string;
  /** The product's host name; a response must come from it. */
  hostname: string;
  log: Log;
  /** How long Google may take; milliseconds (default 5,000). */
  timeout?: number;
}

const LEAST_SCORE = 0.5;
const RETRY_SECONDS = 5;
/** Errors of our request, not of the visitor. */
const OUR_ERRORS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Google reCAPTCHA v3: https://developers.google.com/recaptcha/docs/verify */
export function recaptchaCheck(options: RecaptchaOptions): BotCheck {
  const { siteKey, url, hostname } = options;
  const ask = asker(options);
  return {
    facts: {
      kind: 'recaptcha',
      siteKey,
      // `trustedtypes` lets Google's script run on pages that require Trusted Types.
      scriptUrl: `${url}/api.js?render=${encodeURIComponent(siteKey)}&trustedtypes=true`,
    },
    challenge: noChallenge,
    async verify(response, action, ip) {
      if (!response) throw new Refusal('BOT_CHECK_FAILED');
      const answer = await ask(response, ip);
      if (!isPerson(answer, action, hostname)) throw new Refusal('BOT_CHECK_FAILED');
    },
  };
}

/** Whether the verdict is of a person, for this action and our host. */
function isPerson(answer: Verdict, action: BotAction, hostname: string): boolean {
  return (
    answer.success &&
    answer.action === action &&
    (answer.hostname === undefined || answer.hostname === hostname) &&
    (answer.score ?? 0) >= LEAST_SCORE
  );
}

/** Asks Google for a verdict. @throws Refusal UNAVAILABLE if there is none; the log has the reason */
function asker({ url, secret, log, timeout = 5_000 }: RecaptchaOptions) {
  const fetch = safeFetch({
    origins: [url],
    // The operator configured any other address, which may be in a private network.
    trusted: url !== RECAPTCHA_URL,
    maxBytes: 64 * 1024,
    timeout,
    party: 'BOT_CHECK',
  });
  return async (response: string, remoteip: string): Promise<Verdict> => {
    try {
      const { status, body } = await fetch(`${url}/api/siteverify`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response, remoteip }).toString(),
      });
      if (status !== 200) throw new Error(`siteverify answered ${status}`);
      const answer = verdict.parse(JSON.parse(body.toString('utf8')));
      const ours = answer['error-codes']?.find((code) => OUR_ERRORS.has(code));
      if (ours) throw new Error(`siteverify refused the request: ${ours}`);
      return answer;
    } catch (error) {
      log.warn({ err: error }, 'the bot check could not be made');
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    }
  };
}
