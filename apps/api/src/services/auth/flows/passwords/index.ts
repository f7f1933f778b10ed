import { hash, parseOptions, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createGate, type Gate } from './gate.ts';

/** argon2id, the library's default algorithm (SEC-10). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type HashParameters = typeof PARAMETERS;

/** A hash of nothing: accounts that do not exist cost exactly the work of those that do. */
const decoyOf = ({ memoryCost, timeCost, parallelism }: HashParameters) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  /** A PHC string. @throws Refusal BUSY */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; false, after the same work, where there is no hash. @throws Refusal BUSY */
  matches(phc: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(phc: string): boolean;
}

/**
 * Hashing runs in libuv's threads, so the event loop goes on. One at a time leaves a core of two to everything
 * else; 32 may wait for a second. Only tests give other parameters.
 */
export function createPasswords(
  gate: Gate = createGate({
    atOnce: availableParallelism() >= 4 ? 2 : 1,
    waiting: 32,
    patience: 1000,
  }),
  parameters: HashParameters = PARAMETERS,
): Passwords {
  const decoy = decoyOf(parameters);
  return {
    hash: (password) => gate(() => hash(password.normalize('NFC'), parameters)),
    async matches(phc, password) {
      const same = await gate(() => verify(phc ?? decoy, password.normalize('NFC')));
      return same && Boolean(phc);
    },
    isOutdated(phc) {
      const { memoryCost, timeCost, parallelism } = parseOptions(phc);
      return (
        memoryCost !== parameters.memoryCost ||
        timeCost !== parameters.timeCost ||
        parallelism !== parameters.parallelism
      );
    },
  };
}
