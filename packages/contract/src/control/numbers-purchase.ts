import * as z from 'zod/mini';
import { call } from '../call.ts';
import { numbersOf, rangeBody, series } from './numbers.ts';

const service = 'purchase';
const method = 'POST';
const access = 'staff';

/** Plans that were paid for the first time, and paid ones that ended. A change of plan is neither. */
export const planNumbers = call({
  name: 'purchase.planNumbers',
  service,
  method,
  paths: ['/staff/numbers/plans'],
  access,
  permission: 'numbers.read',
  unaudited: true,
  body: rangeBody,
  data: numbersOf({ newPaid: series, ended: series }),
});

/** Revenue and giving by currency, in minor units. Money is not hidden: those who read it read every receipt. */
export const moneyNumbers = call({
  name: 'purchase.moneyNumbers',
  service,
  method,
  paths: ['/staff/numbers/money'],
  access,
  permission: 'numbers.money',
  unaudited: true,
  body: rangeBody,
  data: numbersOf({
    currencies: z.array(
      z.object({
        currency: z.string(),
        /** Receipts less credit notes, tax included. */
        revenue: series,
        /** Set aside less what was reversed. */
        giving: series,
      }),
    ),
  }),
});
