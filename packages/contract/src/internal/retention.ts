import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Accounts in one answer. */
export const MOST_ACCESS_ENDS = 500;

/**
 * When the own access of every account ends or ended that ever had a subscription, in the order of their ids. `after` is
 * the last id of the previous answer; an answer without accounts is the last one.
 */
export const accessEnds = call({
  name: 'purchase.accessEnds',
  service: 'purchase',
  method: 'POST',
  paths: ['/access-ends'],
  access: 'service',
  body: z.object({ after: z.nullable(z.uuid()) }),
  data: z.array(
    z.object({
      userId: z.uuid(),
      /** The last moment with access, of the grace days too. */
      until: z.iso.datetime(),
      /** Whether it shares its plan with its family now. */
      shares: z.boolean(),
    }),
  ),
});

/** Attempts in one question. */
export const MOST_ATTEMPTS = 500;

/** Those of some attempts to pay for which no gateway can charge any more, and that were not paid. */
export const attemptsOver = call({
  name: 'payment.attemptsOver',
  service: 'payment',
  method: 'POST',
  paths: ['/attempts-over'],
  access: 'service',
  body: z.object({ intentIds: z.array(z.uuid()).check(z.maxLength(MOST_ATTEMPTS)) }),
  data: z.array(z.uuid()),
});
