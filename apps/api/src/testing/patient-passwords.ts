import { createGate } from '../services/auth/flows/passwords/gate.ts';
import { createPasswords } from '../services/auth/flows/passwords/index.ts';

/** The lowest cost that argon2id accepts. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Cheap hashing without a limit on waiting requests, for tests with concurrent requests on a busy machine. */
export const patientPasswords = () =>
  createPasswords(createGate({ atOnce: 1, waiting: 1000, patience: 60_000 }), CHEAP);
