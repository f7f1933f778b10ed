import { createGate } from '../services/auth/passwords/gate.ts';
import { createPasswords } from '../services/auth/passwords/index.ts';

/** Hashing that refuses nobody: for tests of what people do at once, also on a busy machine. */
export const patientPasswords = () =>
  createPasswords(createGate({ atOnce: 1, waiting: 1000, patience: 60_000 }));
