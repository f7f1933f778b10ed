import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { text } from '../fields.ts';

/** Four digits, leading zeros are legal. */
export const pin = () => z.string().check(z.regex(/^\d{4}$/));

/** Opens a child's profile from inside. */
export const leavingProof = {
  pin: z.optional(pin()),
  /** The account's. */
  password: z.optional(text(128, 1)),
};
export const LEAVING_ERRORS: readonly ErrorCode[] = [
  'PIN_REQUIRED',
  'PIN_WRONG',
  'PASSWORD_REQUIRED',
  'WRONG_PASSWORD',
  'PASSWORD_MISSING',
  'BUSY',
];
