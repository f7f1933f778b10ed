import { payment } from '@kandil/contract';
import { expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import { checkAccess, compareLedgers, withSeed } from '../../../testing/ledgers.ts';
import { answerPage, comeBack, offered, paymentAppOfFile } from '../../../testing/payment-app.ts';
import { figure, repeat, rounds } from '../../../testing/rounds.ts';

const app = await paymentAppOfFile();

const ANSWERS = ['lose', 'fail', 'twice'] as const;
const DELIVERIES = ['normal', 'late', 'twice', 'shuffled', 'never'] as const;
const KILLS = ['open', 'readAttempt', 'read', 'activate', 'activate'] as const;
const REFUSALS = ['NO_FUNDS', null, null, null] as const;

interface Plan {
  requested: { gatewayCode: 'PAYPAL' | 'OPERATOR'; sourceKind: 'REDIRECT' | 'CONSENT_GATEWAY' };
  faults: object;
  kill: (typeof KILLS)[number] | null;
  agrees: boolean;
  returns: number;
}

function planBy(random: (below: number) => number): Plan {
  const any = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const isOperator = random(2) === 0;
  return {
    requested: isOperator
      ? { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' }
      : { gatewayCode: 'PAYPAL', sourceKind: 'REDIRECT' },
    faults: {
      next: random(2) ? { answer: any(ANSWERS), count: 1 + random(2) } : null,
      events: any(DELIVERIES),
      refuse: any(REFUSALS),
    },
    kill: random(4) === 0 ? any(KILLS) : null,
    agrees: random(8) > 0,
    returns: random(3),
  };
}

/** One purchase, as far as its faults let it come. */
async function buy({ visitor }: SignedUp, plan: Plan): Promise<void> {
  const requested = await offered(visitor, plan.requested);
  await app.faults(plan.requested.gatewayCode.toLowerCase(), plan.faults);
  app.kill.after = plan.kill;
  const { data } = await visitor.call(payment.billing, requested);
  if (!data?.redirectUrl) return;
  const answer = plan.agrees ? 'agree' : 'refuse';
  const back = await answerPage(data.redirectUrl, answer, '905551117777').catch(() => null);
  if (!back) return;
  await Promise.all(Array.from({ length: plan.returns }, () => comeBack(app, back)));
}

/** All faults are over, fifteen minutes pass, and what a gateway held arrives. */
async function calm(): Promise<void> {
  app.kill.after = null;
  await app.calm();
  for (const gateway of ['paypal', 'operator'])
    await app.send('POST', `/gateways/${gateway}/events/deliver`);
  for (let minutes = 0; minutes < 15; minutes += 5) {
    app.advance(5 * 60_000);
    await app.reconcile();
  }
}

test(
  'after faulty purchases our ledger equals those of the gateways: none charged twice, none paid without access',
  { timeout: 3_600_000 },
  async (context) => {
    const count = rounds({ usual: 40, long: 1400 });
    const members: SignedUp[] = [];
    await withSeed(process.env['BOOKS_SEED'], async (random) => {
      while (members.length < count) {
        const batch = await Promise.all(Array.from({ length: 5 }, () => app.member()));
        await Promise.all(batch.map((member) => buy(member, planBy(random))));
        members.push(...batch);
      }
      await calm();
      expect(await compareLedgers(app)).toBeGreaterThan(count / 4);
      await checkAccess(app, members);
    });
    await figure(context, count, 'the ledgers are equal');
  },
);

test('20 parallel payments of an account charge once', { timeout: 3_600_000 }, async (context) => {
  await repeat(context, { usual: 2, long: 500 }, async () => {
    const member = await app.member();
    const requested = await offered(member.visitor);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { data } = await member.visitor.call(payment.billing, requested);
        if (data?.redirectUrl) await comeBack(app, await answerPage(data.redirectUrl, 'agree'));
      }),
    );
    await app.delivered('paypal');
    await app.reconcile();
    const moved = await app.moved('paypal', member);
    const charged = moved.filter((each) => each === 'charge 499').length;
    const back = moved.filter((each) => each === 'refund 499').length;
    expect([charged, back]).toEqual([1, 0]);
    await checkAccess(app, [member]);
  });
});
