import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { START } from './app.tsx';

/** Start data of a product with the built-in bot check. */
export const WITH_PUZZLES = {
  config: { ...START.config, botCheck: { kind: 'altcha', siteKey: null, scriptUrl: null } },
} as const;

/** A puzzle in the service's format that is quick to solve. */
export async function puzzle(): Promise<{ data: { challenge: string } }> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    hmacSignatureSecret: 'a key that only tests know',
  });
  return { data: { challenge: JSON.stringify(challenge) } };
}
