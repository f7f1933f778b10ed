import * as z from 'zod/mini';
import { text } from '../fields.ts';

// Building blocks of the calls of the control room.

/** A day in UTC, `YYYY-MM-DD`. */
export const utcDay = () => z.iso.date();
/** A month in UTC, `YYYY-MM`. */
export const utcMonth = () => z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/v));
/** Why somebody of the staff does something; it is in the audit. */
export const staffReason = () => text(200, 3).check(z.refine((typed) => typed.trim().length >= 3));
/** `next` of the page before. */
export const pageEnd = () => text(160, 1);
export const currencyCode = () => z.string().check(z.regex(/^[A-Z]{3}$/v));
export const countryCode = () => z.string().check(z.regex(/^[A-Z]{2}$/v));
/** An amount to move, in minor units. */
export const minorUnits = () => z.int().check(z.gte(1), z.lte(2_000_000_000));
