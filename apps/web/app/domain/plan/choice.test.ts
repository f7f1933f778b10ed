import { expect, test } from 'vitest';
import { offers, OWN_PLAN } from '#app/testing/offers.ts';
import { askedFor, firstPeriod, highlightedPlan, markOf } from './choice.ts';

const NOTHING = askedFor(new URLSearchParams());
const ASKED = askedFor(new URLSearchParams('periodCode=MONTHLY&planCode=SOLO'));

test('the period of the address comes first, else the suggested one, else the first', () => {
  const all = offers();
  expect(firstPeriod(all, ASKED)?.periodCode).toBe('MONTHLY');
  expect(firstPeriod(all, NOTHING)?.periodCode).toBe('YEARLY');
  for (const period of all.periods) period.selected = false;
  expect(firstPeriod(all, NOTHING)?.periodCode).toBe('MONTHLY');
});

test('the plan of the address stands out, else the suggested one', () => {
  const [, yearly] = offers().periods;
  if (!yearly) throw new Error('missing');
  expect(highlightedPlan(yearly, ASKED)?.planCode).toBe('SOLO');
  expect(highlightedPlan(yearly, NOTHING)?.planCode).toBe('FAMILY');
  expect(highlightedPlan(yearly, { ...NOTHING, planCode: 'GONE' })?.planCode).toBe('FAMILY');
});

test('a plan is suggested to who has none; the own one is named', () => {
  const marks = (from: ReturnType<typeof offers>) =>
    from.periods.map(({ plans }) => plans.map((plan) => markOf(plan, from)));
  expect(marks(offers())).toEqual([
    [null, 'suggested'],
    [null, 'suggested'],
  ]);
  expect(marks(offers(OWN_PLAN))).toEqual([
    [null, null],
    ['current', null],
  ]);
});
