import type { PromoRefusal } from '@kandil/contract/purchase';
import { expect, test } from 'vitest';
import { type Promo, promoRefusal } from './promo.ts';
import { normalCode } from './promo-code.ts';
import { inDays, NOW } from './subscription.fixture.ts';

const promo = (over: Partial<Promo['promo']> = {}, rest: Partial<Promo> = {}): Promo => ({
  promo: {
    code: 'C0DE',
    seats: null,
    used: 0,
    valid_from: null,
    valid_until: null,
    sold: true,
    ...over,
  },
  offer: {
    code: 'offer',
    kind: 'FREE_DAYS',
    amount: null,
    currency: null,
    days: 7,
    until: null,
    plans: ['SOLO'],
    periods: ['MONTHLY'],
    valid_from: inDays(-10),
    valid_until: inDays(10),
    sold: true,
  },
  usedBefore: false,
  holdsSeat: false,
  ...rest,
});
const offer = (over: Partial<Promo['offer']>): Promo => ({
  ...promo(),
  offer: { ...promo().offer, ...over },
});

test.each<[string, Promo | null, PromoRefusal | null]>([
  ['a code that holds', promo(), null],
  ['no such code', null, 'UNKNOWN'],
  ['before its time', promo({ valid_from: inDays(1) }), 'NOT_YET'],
  ['before its offer', offer({ valid_from: inDays(1) }), 'NOT_YET'],
  ['at its end', promo({ valid_until: inDays(0) }), 'EXPIRED'],
  ['after its offer', offer({ valid_until: inDays(-1) }), 'EXPIRED'],
  ['free until a day that is over', offer({ kind: 'FREE_UNTIL', until: inDays(-1) }), 'EXPIRED'],
  ['no longer in the file', promo({ sold: false }), 'EXPIRED'],
  ['used before', promo({}, { usedBefore: true }), 'ALREADY_USED'],
  ['the last seat is taken', promo({ seats: 2, used: 2 }), 'USED_UP'],
  ['the last seat is free', promo({ seats: 2, used: 1 }), null],
  ['the last seat is the own one', promo({ seats: 2, used: 2 }, { holdsSeat: true }), null],
])('%s', (_, found, refusal) => {
  expect(promoRefusal(found, NOW)).toBe(refusal);
});

test.each([
  ['ramadan', 'RAMADAN'],
  [' first hundred ', 'FIRST-HUNDRED'],
  ['KANDlL8O', 'KANDIL80'],
  ['FİRST-HUNDRED', 'FIRST-HUNDRED'],
  ['FIRST–HUNDRED\u200E', 'FIRST-HUNDRED'],
  ['LANTERN٨٠', 'LANTERN80'],
  ['lantern۸۰', 'LANTERN80'],
])('%j is read as %s', (typed, code) => {
  expect(normalCode(typed)).toBe(normalCode(code));
});
