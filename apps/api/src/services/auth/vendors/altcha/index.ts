import { Refusal } from '@kandil/contract';
import type { BotAction } from '@kandil/contract/auth/entities';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../../../platform/clock.ts';
import type { KeyRing } from '../../../../platform/secrets/index.ts';
import type { RateLimiter } from '../../../../platform/state/index.ts';
import type { BotCheck } from '../bot-check.ts';
import { readPayload, type SolvedChallenge } from './payload.ts';

export interface AltchaOptions {
  /** Sign challenges; the same in every process. */
  keys: KeyRing;
  now: Clock;
  /** Records spent challenges for all processes. */
  limiter: RateLimiter;
}

const CHALLENGE_SECONDS = 10 * 60;

/**
 * The work of a visitor's device: `fewest` to `most` rounds of PBKDF2, `cost` iterations each. A phone takes up to half
 * a second, and works while the visitor fills in the form.
 */
const WORK = { cost: 2_000, fewest: 100, most: 300 };

const SPENT = { name: 'auth bot challenge', points: 1, seconds: CHALLENGE_SECONDS };

const secretsOf = (key: string) => ({
  hmacSignatureSecret: `${key} challenge`,
  hmacKeySignatureSecret: `${key} key`,
});

/** Proof of work (ALTCHA v2), without an outside party. Challenges are signed, so only spent ones are stored. */
export function altchaCheck({ keys, now, limiter }: AltchaOptions): BotCheck {
  const spend = async (signature: string) => {
    await limiter.take(SPENT, signature).catch(() => {
      throw new Refusal('BOT_CHECK_FAILED');
    });
  };

  const isSolved = async ({ challenge, solution }: SolvedChallenge, action: BotAction) => {
    const { expiresAt, data } = challenge.parameters;
    if (expiresAt * 1000 <= now() || data.action !== action) return false;
    for (const key of keys) {
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secretsOf(key),
      });
      if (verified) return true;
    }
    return false;
  };

  return {
    facts: { kind: 'altcha', siteKey: null, scriptUrl: null },
    async challenge(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: WORK.cost,
        counter: randomInt(WORK.most, WORK.fewest),
        expiresAt: Math.floor(now() / 1000) + CHALLENGE_SECONDS,
        data: { action },
        deriveKey,
        ...secretsOf(keys[0]),
      });
      return JSON.stringify(challenge);
    },
    async verify(response, action) {
      const payload = readPayload(response);
      if (!payload || !(await isSolved(payload, action))) throw new Refusal('BOT_CHECK_FAILED');
      await spend(payload.challenge.signature);
    },
  };
}
