import { auth } from '@kandil/contract';
import type { BotAction } from '@kandil/contract/auth/entities';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { browserApi } from '#app/data/client/api.ts';

/**
 * Fetches a puzzle and solves it. Web Crypto computes on its own thread, so the page stays responsive without a worker.
 * @returns challenge and solution: JSON in base64
 * @throws ApiError; Error when it cannot be solved
 */
export async function solve(action: BotAction): Promise<string> {
  const { data } = await browserApi(auth.botChallenge, { action });
  const challenge = JSON.parse(data.challenge) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The puzzle of the bot check was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
