import { purchase } from '@kandil/contract';
import { fileAddress } from '@kandil/contract/control/files';
import * as money from '@kandil/contract/control/purchase';
import { release, reserve } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inProcess } from '../../../platform/http/internal.ts';
import { silentLog } from '../../../platform/log.ts';
import { openUrl } from '../../../platform/testing.ts';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { jobsEnd } from '../../../testing/jobs.ts';
import { CONTROL_ORIGIN, openControl } from '../../../testing/staff-app.ts';
import { importOffers } from '../flows/import/index.ts';
import { purchaseModule } from '../module.ts';
import { normalCode } from '../rules/promo-code.ts';
import offers from '../../../../../../demo/offers.json' with { type: 'json' };

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());
/** Another node: purchase on separate connections. */
const database = openUrl(app.database.url, { patient: true });
afterAll(() => database.close());
const other = inProcess(() => [purchaseModule.open({ ...app, database }, null).service], silentLog);

let finance: Awaited<ReturnType<typeof room.member>>;
let gatewayPackage = '';
beforeAll(async () => {
  finance = await room.member('finance');
  const row = await app.db
    .selectFrom('package')
    .select('id')
    .where('offer_code', '=', 'lantern-radio')
    .executeTakeFirstOrThrow();
  gatewayPackage = row.id;
});
beforeEach(async () => {
  const { data: options } = await finance.browser.call(staff.confirmOptions, {});
  await finance.browser.call(staff.confirm, { answer: finance.key.get(options) });
});

const make = (patch: object = {}) => {
  const asked = {
    key: randomUUID(),
    promo: 'lantern80',
    count: 3,
    prefix: 'RADIO',
    validFrom: null,
    validUntil: null,
    note: 'for the listeners of the radio',
    ...patch,
  };
  return { key: asked.key, answer: finance.browser.call(money.promoBatchMake, asked) };
};
const list = async (part: object = {}) =>
  (await finance.browser.call(money.promoBatches, part)).data.batches;
const batchOf = async (id: string) => (await list()).find((batch) => batch.id === id);
const file = (id: string, cookie = finance.browser.cookie) =>
  room.control.inject({
    url: fileAddress(money.promoBatchFile, { id }),
    headers: {
      host: new URL(CONTROL_ORIGIN).host,
      'sec-fetch-site': 'same-origin',
      cookie: `__Host-kandil_staff=${cookie}`,
    },
  });
/** A batch whose codes are made. */
async function made(patch: object = {}) {
  const { key, answer } = make(patch);
  expect((await answer).code).toBeNull();
  await jobsEnd(app);
  const { body } = await file(key);
  const codes = body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
  return { id: key, codes };
}
const attempt = async (promotionCode: string, at = app.internal, userId = randomUUID()) => {
  const intentId = randomUUID();
  const requested = { countryCode: null, language: 'en', gatewayCode: 'PAYPAL' } as const;
  await at(reserve, { intentId, userId, ...requested, gatewayPackage, promotionCode });
  return intentId;
};
const quote = async (promoCode: string) => {
  const { data } = await app.visitor().call(purchase.subscriptionPlans, { promoCode });
  return data.promoCodeAction?.reason ?? 'APPLIED';
};

describe('a batch', () => {
  test('is made by a job, with codes of its prefix that are easy to type', async () => {
    const { id, codes } = await made({ count: 2_500 });
    expect(await batchOf(id)).toMatchObject({
      state: 'OPEN',
      promo: 'LANTERN80',
      campaign: 'lantern-radio',
      count: 2_500,
      made: 2_500,
      used: 0,
      orderedBy: 'The finance',
    });
    expect([codes.length, new Set(codes).size]).toEqual([2_500, 2_500]);
    for (const code of codes) expect(code).toMatch(/^RADIO(?:-[2-9A-HJKMNP-Z]{4}){3}$/v);
    const random = codes.map((code) => code.slice('RADIO-'.length));
    for (const code of random) expect(normalCode(code)).toBe(code.replaceAll('-', ''));
    const typed = `  ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    expect(await quote(typed)).toBe('APPLIED');
  });

  test('the same press makes one; 50,000 codes do not hold the call', async () => {
    const key = randomUUID();
    const asked = { key, count: 50_000, prefix: '' };
    const both = await Promise.all([make(asked).answer, make(asked).answer]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await make({ ...asked, count: 10 }).answer).code).toBe('INVALID_INPUT');
    expect((await file(key)).json().meta.code).toBe('NOTHING_TO_DO');
    await jobsEnd(app);
    expect(await batchOf(key)).toMatchObject({ state: 'OPEN', made: 50_000 });
    const { rows } = await app.database.pool.query(
      'select count(*)::int as count, count(distinct code)::int as codes from purchase.promo_code where batch_id = $1',
      [key],
    );
    expect(rows).toEqual([{ count: 50_000, codes: 50_000 }]);
    const { rows: entries } = await app.database.pool.query(
      `select count(*)::int as count from queue.job where name = 'staff.record-audit'
         and data->>'subject' = $1 and data->>'call' = 'purchase.promoBatchMake'`,
      [`promoBatch:${key}`],
    );
    expect(entries).toEqual([{ count: 1 }]);
    const { body } = await file(key);
    expect(body.trimEnd().split('\r\n')).toHaveLength(50_001);
  }, 120_000);

  test('refuses what would never count, and other promos than those of the file', async () => {
    const tomorrow = new Date(app.now() + 86_400_000).toISOString();
    const yesterday = new Date(app.now() - 86_400_000).toISOString();
    const { codes } = await made({ count: 1 });
    const wrong = [
      { promo: 'NO-SUCH-PROMO' },
      { promo: codes[0] },
      { promo: 'RAMADAN' }, // over
      { validUntil: yesterday },
      { validFrom: tomorrow, validUntil: tomorrow },
      { count: 0 },
      { count: 50_001 },
      { prefix: 'a b' },
      { prefix: 'ELEVENLETTR' },
      { note: ' ' },
    ];
    const answers = await Promise.all(wrong.map((patch) => make(patch).answer));
    expect(answers.map(({ code }) => code)).toEqual(wrong.map(() => 'INVALID_INPUT'));
  });

  test('is for finance and administrators; others see it without its codes', async () => {
    const { id } = await made();
    const support = await room.member('support');
    const browser = support.browser;
    const seen = await browser.call(money.promoBatches, {});
    expect(seen.data.batches.map((batch) => batch.id)).toContain(id);
    expect((await file(id, browser.cookie)).json().meta.code).toBe('FORBIDDEN');
    expect((await browser.call(money.promoBatchRevoke, { id, reason: 'no more' })).code).toBe(
      'FORBIDDEN',
    );
    const asked = { key: randomUUID(), promo: 'LANTERN80', count: 1, prefix: '', note: 'mine' };
    const open = { ...asked, validFrom: null, validUntil: null };
    expect((await browser.call(money.promoBatchMake, open)).code).toBe('FORBIDDEN');
    app.advance(6 * 60_000);
    expect((await finance.browser.call(money.promoBatchMake, open)).code).toBe('CONFIRM_REQUIRED');
  });

  test('each download is in the audit, once however many pages', async () => {
    const { id } = await made({ count: 2_001 });
    await file(id);
    const { rows } = await app.database.pool.query(
      `select data->>'changes' as changes from queue.job where name = 'staff.record-audit'
         and data->>'subject' = $1 and data->>'call' = 'purchase.promoBatchFile'`,
      [`promoBatch:${id}`],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('RADIO');
  });
});

describe('a code', () => {
  test('has one winner of 60 parallel attempts on two nodes', async () => {
    const { id, codes } = await made({ count: 1 });
    const [code = ''] = codes;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => attempt(code, index % 2 ? other : app.internal)),
    );
    const held = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const reasons = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    );
    expect([held.length, new Set(reasons)]).toEqual([1, new Set(['PROMO_INVALID'])]);
    expect(await batchOf(id)).toMatchObject({ used: 0, held: 1 });
    expect(await quote(code)).toBe('USED_UP');
    // The payment fails or expires: the code is good again.
    await app.internal(release, { intentId: held[0] ?? '' });
    expect(await batchOf(id)).toMatchObject({ used: 0, held: 0 });
    expect(await quote(code)).toBe('APPLIED');
    await attempt(code);
  });

  test('is used by a payment, and counted; a second one of the offer does not count for the account', async () => {
    const { id, codes } = await made({ count: 2 });
    const [first = '', second = ''] = codes;
    const buyer = await app.buyer();
    await buyer.pays('SOLO', 'YEARLY', { code: first });
    expect(await batchOf(id)).toMatchObject({ used: 1, held: 0 });
    expect(await quote(first)).toBe('USED_UP');
    const { data } = await buyer.visitor.call(purchase.subscriptionPlans, { promoCode: second });
    expect(data.promoCodeAction?.reason).toBe('ALREADY_USED');
    expect(await quote(second)).toBe('APPLIED');
    const { body } = await file(id);
    expect(body.match(/,yes\r\n/gv)).toHaveLength(1);
  });

  test('counts between its dates', async () => {
    const soon = new Date(app.now() + 3_600_000).toISOString();
    const later = await made({ validFrom: soon });
    const short = await made({ validUntil: soon });
    expect([await quote(later.codes[0] ?? ''), await quote(short.codes[0] ?? '')]).toEqual([
      'NOT_YET',
      'APPLIED',
    ]);
    expect((await batchOf(later.id))?.state).toBe('WAITING');
    expect((await list({ state: 'WAITING' })).map(({ id }) => id)).toEqual([later.id]);
    await app.database.pool.query(
      `update purchase.promo_batch set valid_until = $2 where id = $1`,
      [short.id, new Date(app.now() - 1)],
    );
    expect([await quote(short.codes[0] ?? ''), (await batchOf(short.id))?.state]).toEqual([
      'EXPIRED',
      'ENDED',
    ]);
  });

  test('of a revoked batch has ended; an attempt that holds one goes on', async () => {
    const { id, codes } = await made({ count: 2 });
    const [held = '', free = ''] = codes;
    const userId = randomUUID();
    const intentId = await attempt(held, app.internal, userId);
    const revoke = () =>
      finance.browser.call(money.promoBatchRevoke, { id, reason: 'the file got lost' });
    const both = await Promise.all([revoke(), revoke()]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect([await quote(free), (await batchOf(id))?.state]).toEqual(['EXPIRED', 'REVOKED']);
    await expect(attempt(free)).rejects.toThrow('PROMO_INVALID');
    const again = {
      intentId,
      userId,
      countryCode: null,
      language: 'en' as const,
      gatewayCode: 'PAYPAL' as const,
      gatewayPackage,
      promotionCode: held,
    };
    await expect(app.internal(reserve, again)).resolves.toMatchObject({ planCode: 'SOLO' });
  });

  test('ends when the offers file drops its promo, and is back with it', async () => {
    const { id, codes } = await made({ count: 1 });
    const [code = ''] = codes;
    const dropped = offers.offers.map((offer) => ({
      ...offer,
      promoCodes: offer.promoCodes.filter((each) => each.code !== 'LANTERN80'),
    }));
    await importOffers(app.database, { ...offers, offers: dropped }, { now: app.now });
    expect([await quote(code), (await batchOf(id))?.state]).toEqual(['EXPIRED', 'DROPPED']);
    await expect(attempt(code)).rejects.toThrow('PROMO_INVALID');
    expect((await make().answer).code).toBe('INVALID_INPUT');
    await importOffers(app.database, offers, { now: app.now });
    expect([await quote(code), (await batchOf(id))?.state]).toEqual(['APPLIED', 'OPEN']);
    // A file cannot take a code from whoever has it.
    const taken = offers.offers.map((offer) => ({ ...offer, promoCodes: [{ code }] })).slice(2, 3);
    await expect(
      importOffers(app.database, { ...offers, offers: taken }, { now: app.now }),
    ).rejects.toThrow(/single-use code of a batch/v);
  });
});
