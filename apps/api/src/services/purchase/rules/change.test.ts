import { describe, expect, test } from 'vitest';
import { type Change, changeBy, changeTo } from './change.ts';
import { type OwnedSubscription, standingOf } from './standing.ts';
import { inDays, NOW, owned, SIZES } from './subscription.fixture.ts';

const to = (plan: keyof typeof SIZES, period = 'MONTHLY') => ({
  plan_code: plan,
  period_code: period,
  ...SIZES[plan],
});
const canceled = { status: 'CANCELED' } as const;
const change = (rows: OwnedSubscription[], target: ReturnType<typeof to>) =>
  changeTo(standingOf(rows, NOW), target, NOW);

test.each<[string, OwnedSubscription[], ReturnType<typeof to>, Change['kind']]>([
  ['without a plan', [], to('SOLO'), 'NEW'],
  ['after the end', [owned('SOLO', { ...canceled, expires_at: inDays(-1) })], to('SOLO'), 'NEW'],
  ['the same plan', [owned('SOLO')], to('SOLO'), 'SAME'],
  ['another period', [owned('SOLO')], to('SOLO', 'YEARLY'), 'LATER'],
  ['a larger plan', [owned('SOLO')], to('FAMILY'), 'NOW'],
  ['a smaller plan', [owned('SOLO')], to('MOBILE'), 'LATER'],
  ['restart', [owned('SOLO', canceled)], to('SOLO'), 'LATER'],
  ['a smaller plan after canceling', [owned('SOLO', canceled)], to('MOBILE'), 'LATER'],
  ['a larger plan after canceling', [owned('SOLO', canceled)], to('FAMILY'), 'NOW'],
  ['suspended, the same plan', [owned('SOLO', { status: 'SUSPENDED' })], to('SOLO'), 'PAY_AGAIN'],
  ['suspended, another', [owned('SOLO', { status: 'SUSPENDED' })], to('FAMILY'), 'PAY_AGAIN'],
  ['renewal failed', [owned('SOLO', { failed_at: inDays(0) })], to('SOLO'), 'PAY_AGAIN'],
  ['not renewed', [owned('SOLO', { expires_at: inDays(-1) })], to('SOLO'), 'PAY_AGAIN'],
])('%s', (_, rows, target, kind) => {
  expect(change(rows, target).kind).toBe(kind);
});

describe('while a change waits for the end of the period', () => {
  const rows = [
    owned('MOBILE', { id: 'next', starts_at: inDays(10) }),
    owned('SOLO', { ...canceled, expires_at: inDays(10) }),
  ];
  test('the same one is there already', () => {
    expect(change(rows, to('MOBILE')).kind).toBe('SAME');
  });
  test('another one takes its place, from the same moment', () => {
    expect(change(rows, to('FAMILY'))).toMatchObject({
      kind: 'LATER',
      replaces: { id: 'next' },
      startsAt: inDays(10),
    });
  });
});

test('a restart replaces nothing: the gateway has canceled it', () => {
  expect(change([owned('SOLO', canceled)], to('SOLO'))).toEqual({
    kind: 'LATER',
    replaces: null,
    startsAt: inDays(10),
  });
});

describe('by a gateway', () => {
  const now = change([owned('SOLO')], to('FAMILY'));
  const later = change([owned('SOLO')], to('MOBILE'));
  const fromOperator = change([owned('SOLO', { gateway_code: 'OPERATOR' })], to('FAMILY'));
  test.each<[string, Change, Parameters<typeof changeBy>[1], Change['kind'] | undefined]>([
    ['PayPal charges at once', now, 'PAYPAL', 'NOW'],
    ['iyzico charges at once', now, 'IYZICO', 'NOW'],
    ['an operator cannot wait for the end', now, 'OPERATOR', undefined],
    ['PayPal charges later', later, 'PAYPAL', 'LATER'],
    ['iyzico cannot charge later', later, 'IYZICO', undefined],
    ['an operator cannot charge later', later, 'OPERATOR', undefined],
    ['leaving an operator waits for the end', fromOperator, 'PAYPAL', 'LATER'],
    ['iyzico cannot follow an operator', fromOperator, 'IYZICO', undefined],
    ['everyone can begin', { kind: 'NEW' }, 'OPERATOR', 'NEW'],
  ])('%s', (_, requested, gateway, kind) => {
    expect(changeBy(requested, gateway)?.kind).toBe(kind);
  });
});
