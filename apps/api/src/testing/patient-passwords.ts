import { createGate } from '../services/auth/flows/passwords/gate.ts';
import { createPasswords } from '../services/auth/flows/passwords/index.ts';

/** The least work that argon2id can be asked for. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashing that costs little and refuses nobody: for tests of what people do at once, also on a busy machine. */
export const patientPasswords = () =>
  createPasswords(createGate({ atOnce: 1, waiting: 1000, patience: 60_000 }), CHEAP);
