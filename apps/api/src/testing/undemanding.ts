import type { PaymentOptions } from '../services/payment/world.ts';
import { openSwitches } from '../platform/state/switches.ts';
import type { Disk } from '../platform/disk.ts';
import { createGate } from '../services/auth/flows/passwords/gate.ts';
import { createPasswords } from '../services/auth/flows/passwords/index.ts';

/** A payment service without a gateway, for tests in which nobody pays. */
export const NO_GATEWAYS: PaymentOptions = {
  gateways: new Map(),
  publicOrigin: 'http://localhost:3000',
  payOrigin: 'http://localhost:3002',
  rateLimitFactor: 1,
};

/** Guests browse. */
export const AVOD = openSwitches({ avodEnabled: 'true', multiProfileEnabled: 'false' });

/** The control room shows no configuration. */
export const NO_SETTINGS = { node: 'test', groups: [] };

/** A disk with room. */
export const roomyDisk: Disk = { isLow: () => false, requireRoom: () => undefined };

/** The lowest cost that argon2id accepts. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Cheap hashing without a limit on waiting requests, for tests with concurrent requests on a busy machine. */
export const patientPasswords = () =>
  createPasswords(createGate({ atOnce: 1, waiting: 1000, patience: 60_000 }), CHEAP);
