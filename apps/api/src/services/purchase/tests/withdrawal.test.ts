import { auth, payment, purchase } from '@kandil/contract';
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, type SignedUp } from '../../../testing/auth-app.ts';
import {
  answerPage,
  comeBack,
  offered,
  paymentAppOfFile,
  pay,
  planOf,
} from '../../../testing/payment-app.ts';
import { orderRefund } from '../flows/operator.ts';
import { TERMS_VERSION } from '../../payment/rules/terms.ts';

const app = await paymentAppOfFile();

const NAME = 'Meryem Aksoy';

async function payer(requested = {}): Promise<SignedUp> {
  const member = await app.member();
  await pay(app, member.visitor, requested);
  await app.idle();
  return member;
}

/** Access tokens end when the clock jumps. */
async function logIn({ visitor, email }: SignedUp): Promise<void> {
  const { data } = await visitor.call(auth.login, { email, password: PASSWORD });
  visitor.token = data.accessToken;
}

const view = async ({ visitor }: SignedUp) =>
  (await visitor.call(purchase.userWithdrawal, {})).data;
const receipts = async ({ visitor }: SignedUp) =>
  (await visitor.call(purchase.userReceipts, {})).data.receipts;
const numberOf = async (member: SignedUp) => (await receipts(member))[0]?.number ?? '';

async function withdraws({ visitor }: SignedUp) {
  const stated = await visitor.call(purchase.withdraw, { fullName: NAME });
  const withdrawalId = stated.data?.id ?? '';
  return { stated, confirm: () => visitor.call(purchase.withdrawConfirm, { withdrawalId }) };
}

const mailsTo = (email: string, words: string) =>
  app.mails.filter(({ to, subject }) => to === email && subject.includes(words));
const mailOf = (email: string, words: string) =>
  vi.waitFor(
    () => {
      const [mail] = mailsTo(email, words);
      if (!mail) throw new Error(`no mail to ${email} says ${words}`);
      return mail.text;
    },
    { timeout: 20_000, interval: 20 },
  );

/** A statement by a visitor without login. */
const states = (email: string, receiptNumber?: string, fullName = NAME) =>
  app.visitor().call(purchase.withdrawByName, {
    fullName,
    email,
    ...(receiptNumber !== undefined && { receiptNumber }),
  });

async function linkTo(email: string): Promise<string> {
  await mailOf(email, 'confirm your withdrawal');
  const [mail] = mailsTo(email, 'confirm your withdrawal').slice(-1);
  const url = new URL(/https?:\S+/v.exec(mail?.text ?? '')?.[0] ?? '');
  expect(url.pathname).toBe('/withdraw');
  return url.searchParams.get('token') ?? '';
}

test('a statement needs an address or a number that the answer can go to', async () => {
  const answer = await app.visitor().call(purchase.withdrawByName, { fullName: NAME });
  expect([answer.status, answer.meta?.['code']]).toEqual([400, 'INVALID_INPUT']);
});

describe('a member', () => {
  test('withdraws in two steps: all money goes back once, and access ends', async () => {
    const member = await payer();
    expect(await view(member)).toMatchObject({
      state: 'OPEN',
      planTitle: 'Solo',
      refund: { amount: 499, currency: 'USD' },
      receiptNumber: await numberOf(member),
    });
    const { stated, confirm } = await withdraws(member);
    expect(stated.data.state).toBe('STATED');
    expect(await planOf(member.visitor)).toBe('ACTIVE');
    const [first, second] = await Promise.all([confirm(), confirm()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.data).toMatchObject({ state: 'WITHDRAWN', statedAt: stated.data.statedAt });
    expect(await planOf(member.visitor)).toBeNull();
    await app.idle();
    expect((await confirm()).data).toMatchObject({ state: 'WITHDRAWN', refunded: true });
    expect((await withdraws(member)).stated.data).toMatchObject({ id: stated.data.id });
    await app.reconcile();
    expect(await app.moved('paypal', member)).toEqual(['charge 499', 'refund 499']);
    expect(await receipts(member)).toMatchObject([
      { kind: 'CREDIT_NOTE', amount: { amount: -499 }, givingShare: { amount: -13 } },
      { kind: 'RECEIPT', status: 'REFUNDED', givingShare: { amount: 13 } },
    ]);
    await mailOf(member.email, 'refunded');
    const said = mailsTo(member.email, 'You have withdrawn');
    expect(said).toHaveLength(1);
    expect(said[0]?.text).toContain('$4.99');
    expect(said[0]?.text).toMatch(/\d{4} at \d{2}:\d{2} (?:AM|PM) (?:UTC|GMT)/v);
  });

  test('withdraws from a free period: it ends, and there is nothing to give back', async () => {
    const member = await app.member();
    const option = await offered(member.visitor, {}, 'EID');
    const { data } = await member.visitor.call(payment.billing, {
      ...option,
      promotionCode: 'EID',
    });
    await comeBack(app, await answerPage(data.redirectUrl ?? '', 'agree'));
    await app.idle();
    expect(await view(member)).toMatchObject({ state: 'OPEN', refund: null, lastDay: null });
    const { confirm } = await withdraws(member);
    expect((await confirm()).data).toMatchObject({ state: 'WITHDRAWN', refund: null });
    await app.idle();
    expect(await planOf(member.visitor)).toBeNull();
    expect(await app.moved('paypal', member)).toEqual([]);
    expect(await mailOf(member.email, 'from your free period')).toContain('nothing to refund');
  });

  test('is too late after 14 days, also when a renewal is new; a new plan is a new contract', async () => {
    const member = await payer();
    await app.later({ months: 1 });
    await app.delivered('paypal');
    await logIn(member);
    expect(await receipts(member)).toHaveLength(2);
    expect((await view(member))?.state).toBe('OVER');
    const { stated } = await withdraws(member);
    expect([stated.status, stated.meta?.['code']]).toEqual([409, 'WITHDRAWAL_OVER']);
    expect((await member.visitor.call(purchase.userPlan, {})).data?.withdrawUntil).toBeNull();
    await pay(app, member.visitor, { planCode: 'FAMILY' });
    await app.idle();
    expect(await view(member)).toMatchObject({ state: 'OPEN', planTitle: 'Family' });
    const { confirm } = await withdraws(member);
    expect((await confirm()).data.state).toBe('WITHDRAWN');
    await app.idle();
    const moved = await app.moved('paypal', member);
    expect(moved.filter((each) => each === 'refund 799')).toHaveLength(1);
  });

  test('has the money back later if the gateway is down; the time of the statement counts', async () => {
    const member = await payer();
    await app.faults('paypal', { next: { answer: 'fail', count: 1000 } });
    const { confirm } = await withdraws(member);
    expect((await confirm()).data).toMatchObject({ state: 'WITHDRAWN', refunded: false });
    expect(await mailOf(member.email, 'You have withdrawn')).toContain('try again');
    expect(await planOf(member.visitor)).toBeNull();
    await app.reconcile();
    expect(await app.moved('paypal', member)).toEqual(['charge 499']);
    await expect(
      orderRefund(app, {
        number: await numberOf(member),
        amount: null,
        reason: 'asked again',
        operator: 'aylin',
      }),
    ).rejects.toThrow('The buyer withdrew');
    await app.calm();
    // The next round of the job that repeats what is unfinished.
    await app.later({ hours: 1 });
    await app.reconcile();
    expect(await app.moved('paypal', member)).toEqual(['charge 499', 'refund 499']);
    await logIn(member);
    expect((await view(member))?.refunded).toBe(true);
    // Canceled at the gateway: no renewal follows.
    await app.later({ months: 1 });
    await app.delivered('paypal');
    expect(await app.moved('paypal', member)).toEqual(['charge 499', 'refund 499']);
  });

  test('cannot withdraw after a chargeback, which ended the contract and took the money back', async () => {
    const member = await payer();
    const { rows } = await app.database.pool.query<{ charge_id: string }>(
      'select charge_id from purchase.receipt where user_id = $1',
      [member.userId],
    );
    await app.chargeBack('paypal', rows[0]?.charge_id ?? '');
    await app.delivered('paypal');
    expect(await view(member)).toMatchObject({ state: 'OVER', refund: null });
    const { stated } = await withdraws(member);
    expect([stated.status, stated.meta?.['code']]).toEqual([409, 'WITHDRAWAL_OVER']);
  });

  test('ends nobody else’s contract, and none without one', async () => {
    const [member, other] = [await payer(), await app.member()];
    const { stated } = await withdraws(member);
    const theirs = await other.visitor.call(purchase.withdrawConfirm, {
      withdrawalId: stated.data.id ?? '',
    });
    expect([theirs.status, theirs.meta?.['code']]).toEqual([404, 'NOT_FOUND']);
    expect((await withdraws(other)).stated.status).toBe(404);
    expect(await view(other)).toBeNull();
    expect(await planOf(member.visitor)).toBe('ACTIVE');
  });
});

describe('without login', () => {
  test('a stranger who knows everything ends nothing, and learns nothing', async () => {
    const victim = await payer();
    const number = await numberOf(victim);
    const answers = [
      await states(victim.email, number),
      await states(victim.email, 'KND-99999999'),
      await states('nobody@kandil.test', number),
    ];
    for (const { status, data, message } of answers) {
      expect([status, message, Object.keys(data)]).toEqual([200, null, ['statedAt']]);
    }
    await app.idle();
    await mailOf('nobody@kandil.test', 'couldn’t find');
    await mailOf(victim.email, 'couldn’t find');
    expect(await planOf(victim.visitor)).toBe('ACTIVE');
    expect(await app.moved('paypal', victim)).toEqual(['charge 499']);
    // Only the account's own address has the link, and no other token opens it.
    expect(app.mails.filter(({ text }) => text.includes('/withdraw?token='))).toSatisfy(
      (mails: { to: string }[]) => mails.every(({ to }) => to === victim.email),
    );
    const token = await linkTo(victim.email);
    for (const guess of [`${token.slice(0, -7)}AAAAAAA`, 'x'.repeat(49), '']) {
      const { status } = await app.visitor().call(purchase.withdrawConfirmByLink, { token: guess });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await planOf(victim.visitor)).toBe('ACTIVE');
  });

  test('what a stranger types is not mailed to addresses without an account', async () => {
    await states('reader@kandil.test', 'KND-1', 'Buy at https://evil.example');
    expect(await mailOf('reader@kandil.test', 'couldn’t find')).not.toContain('evil');
  });

  test('the mailed link confirms, also after the last day: the statement was in time', async () => {
    const member = await payer();
    await app.later({ days: 13 });
    await states(member.email, await numberOfStored(member));
    const token = await linkTo(member.email);
    await app.later({ days: 5 });
    const guest = app.visitor();
    const shown = await guest.call(purchase.withdrawalByLink, { token });
    expect(shown.data).toMatchObject({ state: 'STATED', refund: { amount: 499 } });
    const done = await guest.call(purchase.withdrawConfirmByLink, { token });
    expect(done.data.state).toBe('WITHDRAWN');
    expect((await guest.call(purchase.withdrawConfirmByLink, { token })).data.state).toBe(
      'WITHDRAWN',
    );
    await app.idle();
    expect(await app.moved('paypal', member)).toEqual(['charge 499', 'refund 499']);
    await states(member.email);
    await mailOf(member.email, 'already withdrawn');
  });

  test('a link that waited a week confirms nothing, and a late statement gets none', async () => {
    const member = await payer();
    await states(member.email);
    const token = await linkTo(member.email);
    // Two days more than the period and its last day, which moves to Monday.
    await app.later({ days: 14 + 1 + 2 });
    const { meta } = await app.visitor().call(purchase.withdrawConfirmByLink, { token });
    expect(meta?.['code']).toBe('LINK_EXPIRED');
    await states(member.email);
    expect(await mailOf(member.email, 'can no longer withdraw')).toContain(
      'cancel in your settings',
    );
    expect(mailsTo(member.email, 'confirm your withdrawal')).toHaveLength(1);
  });

  test('an address gets few messages', async () => {
    const answers = [];
    for (let each = 0; each < 4; each += 1) answers.push(await states('many@kandil.test'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });
});

test('the version of the terms is stored with the attempt and with the contract', async () => {
  const { userId } = await payer();
  const versions = async (table: string) =>
    (
      await app.database.pool.query(`select terms_version from ${table} where user_id = $1`, [
        userId,
      ])
    ).rows;
  for (const table of ['payment.intent', 'purchase.subscription'])
    expect(await versions(table)).toEqual([{ terms_version: TERMS_VERSION }]);
});

async function numberOfStored({ userId }: SignedUp): Promise<string> {
  const { rows } = await app.database.pool.query(
    'select number from purchase.receipt where user_id = $1',
    [userId],
  );
  return String((rows as { number: number }[])[0]?.number);
}
