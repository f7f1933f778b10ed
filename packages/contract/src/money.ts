import * as z from 'zod/mini';

/** Amounts are integers in the currency's minor unit. */
export const money = z.object({ amount: z.number(), currency: z.string() });
