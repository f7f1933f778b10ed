import { hash, parseOptions, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createGate, type Gate } from './gate.ts';

/** argon2id, the library's default algorithm (SEC-10). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type HashParameters = typeof PARAMETERS;

/** A hash that no password matches, so that an unknown account costs the same work as a known one. */
const decoyOf = ({ memoryCost, timeCost, parallelism }: HashParameters) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  /** A PHC string. @throws Refusal BUSY */
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash; false, after the same work, without a hash. @throws Refusal BUSY */
  matches(phc: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash has other parameters than the current ones. */
  isOutdated(phc: string): boolean;
  /** Checks that another password can be hashed soon, before anything is queried for it. @throws Refusal BUSY */
  mustHaveRoom(): void;
}

/**
 * Hashing runs in libuv's threads and does not block the event loop. One hash at a time leaves a core of two free; 32
 * callers may wait for up to a second. Only tests pass other parameters.
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
    hash: (password) => gate.enter(() => hash(password.normalize('NFC'), parameters)),
    async matches(phc, password) {
      const same = await gate.enter(() => verify(phc ?? decoy, password.normalize('NFC')));
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
    mustHaveRoom: gate.mustHaveRoom,
  };
}
