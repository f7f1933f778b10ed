import { openStackDatabase } from '@kandil/testkit/database';
import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signIn } from './account.ts';
import { freshEmail } from './inbox.ts';
import { cookieOf } from './session.ts';
import { expect, type Sites } from './test.ts';

/** What a member buys; Solo, monthly, by PayPal unless said otherwise. */
interface PaymentRequest {
  planCode?: string;
  periodCode?: string;
  gatewayCode?: 'PAYPAL' | 'OPERATOR';
}

interface Option {
  gatewayCode: string;
  gatewayPackage: string;
  sourceKind: string;
}

export interface OwnPlan {
  planCode: string;
  periodCode: string;
  status: string;
  expiryDate: string;
  nextCharge: { date: string; price: { amount: number } } | null;
  gatewaySubsId: string;
}

/** Calls a service of the open site as the member of a browser. */
export async function call<T>(
  context: BrowserContext,
  { open }: Pick<Sites, 'open'>,
  path: string,
  { data, method = data ? 'POST' : 'GET' }: { data?: object; method?: string } = {},
): Promise<T> {
  const token = await cookieOf(context, 'kandil_token');
  const answer = await context.request.fetch(`${open}/api/${path}`, {
    method,
    ...(data && { data }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'x-platform': 'web',
      'x-device-id': (await cookieOf(context, 'kandil_device')) ?? randomUUID(),
      origin: open,
    },
  });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/**
 * A new member without a plan, signed in to this browser. Written into the database with the password of the demo
 * accounts: another file proves sign-up.
 */
export async function newMember(context: BrowserContext, sites: Sites): Promise<string> {
  const email = freshEmail();
  const database = openStackDatabase(sites.dataDir);
  try {
    await database.query(
      `with added as (
         insert into auth.accounts (id, full_name, email, email_key, email_verified_at, language, channel, password_hash, country_code, created_at, confirmed_at)
         select gen_random_uuid(), 'Amina Yusuf', $1, $1, now(), 'en', 'WEB', password_hash, 'TR', now(), now()
         from auth.accounts where email = 'member@kandil.test' returning id)
       insert into auth.profiles (account_id, name, avatar_id, language, auto_next_episode, auto_preview, kind, is_default, created_at)
       select id, 'Amina', 'star', 'en', true, true, 'ADULT', true, now() from added`,
      [email],
    );
  } finally {
    await database.close();
  }
  await signIn(context, sites.open, email);
  return email;
}

export const planOf = (context: BrowserContext, sites: Sites): Promise<OwnPlan> =>
  call<OwnPlan>(context, sites, 'purchase/v1/user/plan');

/** Buys a plan, as at the pages of PayPal or of the operator. */
export async function buy(
  context: BrowserContext,
  sites: Sites,
  { planCode = 'SOLO', periodCode = 'MONTHLY', gatewayCode = 'PAYPAL' }: PaymentRequest = {},
): Promise<OwnPlan> {
  const { periods } = await call<{
    periods: {
      periodCode: string;
      plans: { planCode: string; paymentOptions: Option[] }[];
    }[];
  }>(context, sites, 'purchase/v1/subscription-plans', { data: {} });
  const option = periods
    .find((period) => period.periodCode === periodCode)
    ?.plans.find((plan) => plan.planCode === planCode)
    ?.paymentOptions.find(
      (each) => each.gatewayCode === gatewayCode && each.sourceKind !== 'PAYMENT_SOURCE_MSISDN',
    );
  const { redirectUrl } = await call<{ redirectUrl: string }>(
    context,
    sites,
    'payment/v2/billing',
    {
      data: { gatewayCode, gatewayPackage: option?.gatewayPackage },
    },
  );
  const agreed = await fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'agree', msisdn: '905551112233' }),
  });
  const back = await fetch(agreed.headers.get('location') ?? '', { redirect: 'manual' });
  expect(back.headers.get('location')).toContain('/payment-succeed');
  return planOf(context, sites);
}

/** What moved at a gateway for a subscription, as `charge 499`. */
export async function moved(sandbox: string, gateway: string, subsId: string): Promise<string[]> {
  const { movements } = (await (await fetch(`${sandbox}/gateways/${gateway}/ledger`)).json()) as {
    movements: { kind: string; amount: number; subscription: string }[];
  };
  return movements
    .filter(({ subscription }) => subscription === subsId)
    .map(({ kind, amount }) => `${kind} ${amount}`);
}

/** A subscription as its gateway has it. */
export async function atGateway(sandbox: string, gateway: string, subsId: string) {
  const answer = await fetch(`${sandbox}/gateways/${gateway}/subscriptions`);
  const { subscriptions } = (await answer.json()) as {
    subscriptions: { id: string; status: string; nextChargeAt: string | null }[];
  };
  return subscriptions.find(({ id }) => id === subsId);
}

/** Turns a switch of the sandbox's gateways. */
export async function turn(sandbox: string, path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${sandbox}/gateways/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Lets a month pass, the renewal of a subscription fail at PayPal, and the days of grace pass. */
export async function suspend(sites: Sites, subsId: string): Promise<void> {
  const at = `paypal/subscriptions/${subsId}`;
  const database = openStackDatabase(sites.dataDir);
  const isFailed = async () => {
    const { rows } = await database.query(
      'select 1 from purchase.subscription where gateway_subs_id = $1 and failed_at is not null',
      [subsId],
    );
    return rows.length;
  };
  try {
    await database.query(
      `update purchase.receipt set charged_at = charged_at - interval '35 days'
       where subscription_id = (select id from purchase.subscription where gateway_subs_id = $1)`,
      [subsId],
    );
    // PayPal's times have no parts of a second, and a failure counts only after the last payment.
    const second = () => Math.floor(Date.now() / 1000);
    const bought = second();
    await expect.poll(second, { intervals: [100] }).toBeGreaterThan(bought);
    await turn(sites.sandbox, `${at}/refuse-next`, { reason: 'NO_FUNDS' });
    await turn(sites.sandbox, `${at}/renew`);
    await turn(sites.sandbox, 'paypal/events/flush');
    await expect
      .poll(isFailed, { message: 'the failed renewal is known', timeout: 20_000 })
      .toBe(1);
    await database.query(
      `update purchase.subscription set status = 'SUSPENDED', starts_at = now() - interval '35 days',
         expires_at = now() - interval '4 days', failed_at = now() - interval '4 days', suspended_at = now() - interval '1 day'
       where gateway_subs_id = $1`,
      [subsId],
    );
  } finally {
    await database.close();
  }
}
