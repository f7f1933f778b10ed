import { expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import { compareLedgers, withSeed } from '../../../testing/ledgers.ts';
import { pay, paymentAppOfFile } from '../../../testing/payment-app.ts';
import { figure, rounds } from '../../../testing/rounds.ts';

const app = await paymentAppOfFile();

/** Each subscription has about ten events. */
const CHAINS = { usual: 4, long: 1000 };
const RENEWALS = 8;
const AT_ONCE = 5;
const WAYS = [
  { gatewayCode: 'PAYPAL', sourceKind: 'REDIRECT' },
  { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' },
] as const;

interface Chain {
  gateway: string;
  id: string;
  /** What happens after the renewals. */
  end: 'RENEWED' | 'FAILED' | 'CHARGED_BACK';
}

async function chainOf(member: SignedUp, index: number): Promise<Chain> {
  const way = WAYS[index % 2 === 0 ? 0 : 1];
  expect((await pay(app, member.visitor, way)).page).toBe('/payment-succeed');
  const { rows } = await app.database.pool.query(
    'select gateway_subs_id as id from payment.intent where user_id = $1',
    [member.userId],
  );
  const end = (['RENEWED', 'FAILED', 'CHARGED_BACK'] as const)[index % 3] ?? 'RENEWED';
  return { gateway: way.gatewayCode.toLowerCase(), id: String(rows[0]?.id), end };
}

/** Works on items, a few at once. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** All events of both gateways, some of them twice. */
async function allEvents(random: (below: number) => number) {
  const events: { gateway: string; id: string }[] = [];
  for (const gateway of ['paypal', 'operator']) {
    const list = await app.send<{ events: { id: string }[] }>('GET', `/gateways/${gateway}/events`);
    events.push(...list.events.map(({ id }) => ({ gateway, id })));
  }
  const again = events.filter(() => random(10) === 0);
  return [...events, ...again]
    .map((event) => ({ event, at: random(2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

const STATES = {
  RENEWED: { status: 'ACTIVE', failed: false, receipts: RENEWALS + 1 },
  FAILED: { status: 'ACTIVE', failed: true, receipts: RENEWALS },
  CHARGED_BACK: { status: 'CANCELED', failed: false, receipts: RENEWALS + 1 },
};

async function stateOf({ id }: Chain): Promise<unknown> {
  const { rows } = await app.database.pool.query(
    `select s.status, s.failed_at is not null as failed,
       count(distinct r.period_from)::int as receipts
     from purchase.subscription s join purchase.receipt r on r.subscription_id = s.id and r.kind = 'RECEIPT'
     where s.gateway_subs_id = $1 group by s.id`,
    [id],
  );
  return rows[0];
}

test(
  'T-P05 events that come in any order, late and repeated, lead to the state of the gateway',
  { timeout: 3_600_000 },
  async (context) => {
    const count = rounds(CHAINS);
    await withSeed(process.env['BOOKS_SEED'], async (random) => {
      for (const gateway of ['paypal', 'operator']) await app.faults(gateway, { events: 'never' });
      const chains: Chain[] = [];
      await each([...Array(count).keys()], async (index) => {
        chains.push(await chainOf(await app.member(), index));
      });
      for (let month = 1; month < RENEWALS; month += 1) await app.later({ months: 1 });
      for (const { gateway, id, end } of chains)
        if (end === 'FAILED') await app.refuseNext(gateway, id);
      await app.later({ months: 1 });
      for (const { gateway, id, end } of chains)
        if (end === 'CHARGED_BACK') {
          const charges = await app.ledger(gateway, new Set([id]));
          await app.chargeBack(gateway, charges.at(-1)?.id ?? '');
        }
      const events = await allEvents(random);
      await each(events, ({ gateway, id }) =>
        app.send('POST', `/gateways/${gateway}/events/${id}/deliver`),
      );
      await app.idle();
      for (const chain of chains) expect(await stateOf(chain)).toEqual(STATES[chain.end]);
      await compareLedgers(app);
      await figure(context, count, `${events.length} events, every chain right`);
    });
  },
);

test('every event ends, also one of a subscription that is not ours; one of a deleted attempt is read', async () => {
  const query = async (text: string, ...values: unknown[]) =>
    (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];
  const [own, foreign] = await Promise.all([
    app.member().then((member) => chainOf(member, 0)),
    app.member().then((member) => chainOf(member, 0)),
  ]);
  await app.delivered('paypal');
  await query('delete from payment.gateway_event');
  for (const table of ['intent', 'gateway_charge'])
    await query(`delete from payment.${table} where gateway_subs_id = any ($1)`, [
      own.id,
      foreign.id,
    ]);
  await query('delete from payment.gateway_subscription where gateway_subs_id = $1', foreign.id);
  const { events } = await app.send<{ events: { id: string }[] }>('GET', '/gateways/paypal/events');
  for (const { id } of events.slice(-8))
    await app.send('POST', `/gateways/paypal/events/${id}/deliver`);
  await app.idle();
  const stored =
    'select gateway_subs_id as id from payment.gateway_event where gateway_subs_id = any ($1)';
  expect((await query(stored, [own.id, foreign.id])).map(({ id }) => id)).toEqual(
    expect.arrayContaining([own.id, foreign.id]),
  );
  expect(await query('select type from payment.gateway_event where handled_at is null')).toEqual(
    [],
  );
  expect(
    await query(
      'select gateway_subs_id as id from payment.gateway_charge where gateway_subs_id = any ($1)',
      [own.id, foreign.id],
    ),
  ).toEqual([{ id: own.id }]);
});
