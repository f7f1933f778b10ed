import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AuthApp, SignedUp } from './auth-app.ts';
import { signedUp } from './auth-app.ts';
import type { ServiceApp } from './service-app.ts';
import type { CallAnswer, Visitor, VisitorOptions } from './visitor.ts';

const DAY = 24 * 3_600_000;

export interface Plan {
  plan?: 'FAMILY' | 'SOLO' | 'MOBILE';
  status?: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
  /** Until the end of the paid period. */
  days?: number;
}

/** Replaces the subscriptions of an account. */
export async function givePlan(
  { database, now }: Pick<ServiceApp, 'database' | 'now'>,
  userId: string,
  { plan = 'FAMILY', status = 'ACTIVE', days = 300 }: Plan = {},
): Promise<void> {
  const at = new Date(now());
  await database.pool.query('update purchase.subscription set user_id = null where user_id = $1', [
    userId,
  ]);
  await database.pool.query(
    `insert into purchase.subscription (user_id, subscription_code, plan_code, period_code, status,
       gateway_code, gateway_package, gateway_subs_id, amount, currency, starts_at, expires_at,
       suspended_at, canceled_at, created_at)
     values ($1::uuid, $1::text, $2, 'YEARLY', $3, 'PAYPAL', 'p', gen_random_uuid()::text, 6399, 'USD', $5::timestamptz - interval '1 year',
       $4, case $3 when 'SUSPENDED' then $5::timestamptz end, case $3 when 'CANCELED' then $5::timestamptz end, $5)`,
    [userId, plan, status, new Date(now() + days * DAY), at],
  );
}

/** A visitor who has signed up and has a family plan. */
export async function familyOwner(app: AuthApp, options?: VisitorOptions): Promise<SignedUp> {
  const owner = await signedUp(app, options);
  await givePlan(app, owner.userId);
  return owner;
}

/** The token of a new invitation, sent a minute after the previous one. */
export async function inviteToken(app: ServiceApp, owner: Visitor): Promise<string> {
  app.advance(61_000);
  const { status, data } = await owner.call(auth.familyInvite, {});
  expect(status).toBe(200);
  return new URL(data.joinUrl).searchParams.get('token') ?? '';
}

/** Lets a visitor join the family of an owner. */
export async function joined(app: ServiceApp, owner: Visitor, visitor: Visitor): Promise<string> {
  const token = await inviteToken(app, owner);
  expect((await visitor.call(auth.familyJoin, { token })).status).toBe(200);
  return token;
}

/** Sets the data of an account aside, as staff do it. */
export async function putAside(
  { database, now }: Pick<ServiceApp, 'database' | 'now'>,
  accountId: string,
): Promise<void> {
  await database.pool.query(
    'insert into auth.set_aside (account_id, reason, set_by, since) values ($1, $2, $3, $4)',
    [accountId, 'T-100001', randomUUID(), new Date(now())],
  );
}

/** The data of everybody are in use again. */
export async function usedAgain({ database }: Pick<ServiceApp, 'database'>): Promise<void> {
  await database.pool.query('delete from auth.set_aside');
}

/** Status and code of an answer. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the call
export const outcome = ({ status, meta }: CallAnswer<any>) =>
  status === 200 ? '200' : `${status} ${String(meta?.['code'])}`;
