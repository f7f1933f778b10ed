import { randomUUID } from 'node:crypto';
import { insertTransfer } from '../store/giving.ts';
import type { Executor } from '../store/tables.ts';

export interface Transfer {
  /** Made by the screen; by default a new one. */
  id?: string | undefined;
  /** Minor units. */
  amount: number;
  currency: string;
  recipient: string;
  /** When the money was transferred. */
  at: Date;
}

/** Enters a transfer of what was set aside for giving. */
export const bookTransfer = (
  db: Executor,
  now: number,
  { id = randomUUID(), ...transfer }: Transfer,
): Promise<void> => insertTransfer(db, { id, ...transfer, entered_at: new Date(now) });
