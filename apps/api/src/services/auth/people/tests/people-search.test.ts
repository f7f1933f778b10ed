import * as people from '@kandil/contract/control/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';
import { addNamed, entriesOf, idOf, sendTicket } from './people.fixture.ts';

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let support: StaffBrowser;
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
  support = (await control.member('support')).browser;
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const search = async (term: string) => (await support.call(people.peopleSearch, { term })).data;
const foundBy = async (term: string) => {
  const { kind, people: lines } = await search(term);
  return [kind, ...lines.map(({ id }) => id)];
};
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query<Row>(text, values)).rows;

interface ReceiptRow {
  charge_id: string;
  number: string;
}
const receiptsOf = (userId: string) =>
  query<ReceiptRow>(
    `select charge_id, prefix || '-' || lpad(number::text, 8, '0') as number
     from purchase.receipt where user_id = $1`,
    [userId],
  );

describe('a search', () => {
  test('by mail, however it is typed, answers masked', async () => {
    for (const term of [
      'member@kandil.test',
      ' MEMBER@kandil.TEST ',
      '\u202Amember@kandil.test\u202C',
    ])
      expect(await search(term), term).toEqual({
        kind: 'MAIL',
        people: [
          {
            id: idOf('member'),
            name: 'Meryem A.',
            mail: 'm•••@k•••.test',
            phone: null,
            state: 'ACTIVE',
            country: expect.any(String),
            planTitle: expect.any(String),
            isPlanSuspended: false,
            since: expect.any(String),
          },
        ],
        hasMore: false,
        plansKnown: true,
        orphans: [],
      });
    expect(await foundBy('nobody@kandil.test')).toEqual(['MAIL']);
  });

  test('says that a plan is suspended, and that one has ended', async () => {
    const { people: suspended } = await search('suspended@kandil.test');
    expect(suspended).toMatchObject([{ planTitle: 'Solo', isPlanSuspended: true }]);
    const { people: free } = await search('free@kandil.test');
    expect(free).toMatchObject([{ planTitle: null, isPlanSuspended: false }]);
  });

  test('by phone, verified first', async () => {
    const [typed = '', verified = ''] = await addNamed(product, ['Typed Only', 'Verified Too']);
    await query(`update auth.accounts set msisdn = '905321234567' where id = any ($1)`, [
      [typed, verified],
    ]);
    await query('update auth.accounts set msisdn_verified_at = now() where id = $1', [verified]);
    for (const term of ['+90 (532) 123 45 67', '00905321234567', '\u200E٩٠٥٣٢١٢٣٤٥٦٧'])
      expect(await foundBy(term), term).toEqual(['PHONE', verified, typed]);
    const { people: lines } = await search('+905321234567');
    expect(lines[0]?.phone).toBe('+90 ••• •• 67');
  });

  test('by receipt, charge, subscription at a gateway and account id', async () => {
    const userId = idOf('member');
    const [receipt] = await receiptsOf(userId);
    expect(await foundBy(receipt?.number.toLowerCase() ?? '')).toEqual(['RECEIPT', userId]);
    expect(await foundBy(receipt?.charge_id ?? '')).toEqual(['GATEWAY', userId]);
    const [subscription] = await query<{ id: string }>(
      'select gateway_subs_id as id from purchase.subscription where user_id = $1',
      [userId],
    );
    expect(await foundBy(subscription?.id ?? '')).toEqual(['GATEWAY', userId]);
    expect(await foundBy(userId.toUpperCase())).toEqual(['ID', userId]);
    expect(await foundBy('KND-99999999')).toEqual(['RECEIPT']);
    expect(await foundBy('T-999999999')).toEqual(['TICKET']);
  });

  test('by an attempt to pay that only payment knows', async () => {
    const userId = idOf('free');
    await query(
      `insert into payment.intent (id, user_id, guest, state, gateway_code, gateway_package, source_kind, terms,
         terms_version, language, secret, gateway_subs_id, created_at, updated_at, expires_at)
       values (gen_random_uuid(), $1, false, 'FAILED', 'PAYPAL', 'p', 'REDIRECT', '{}', '1', 'en', 's1', 'I-ONLYPAID1',
         now(), now(), now())`,
      [userId],
    );
    expect(await foundBy('I-ONLYPAID1')).toEqual(['GATEWAY', userId]);
  });

  test('by ticket', async () => {
    const member = await product.member('canceled');
    const number = await sendTicket(product, member.token);
    expect(await foundBy(number.toLowerCase())).toEqual(['TICKET', idOf('canceled')]);
  });

  test('by the beginning of a name, without case, accents or wildcards', async () => {
    const ids = await addNamed(product, [
      'Şükrü Özdemir',
      'Шамиль Иванов',
      'إيمان أحمد',
      'Per%cent Sign',
    ]);
    expect(await foundBy('sukru OZ')).toEqual(['NAME', ids[0]]);
    expect(await foundBy('шамиль')).toEqual(['NAME', ids[1]]);
    expect(await foundBy('ايمان')).toEqual(['NAME', ids[2]]);
    expect(await foundBy('per%c')).toEqual(['NAME', ids[3]]);
    expect(await foundBy('p%cent')).toEqual(['NAME']);
    expect(await foundBy('sukr_ oz')).toEqual(['NAME']);
    expect(await foundBy('Iva')).toEqual(['NAME']);
    expect(await foundBy('%%%')).toEqual(['UNCLEAR']);
    expect(await foundBy('Sü')).toEqual(['UNCLEAR']);
  });

  test('finds fifty of a name and says that there are more', async () => {
    await addNamed(
      product,
      Array.from({ length: 51 }, (_, index) => `Zeynep ${index}`),
    );
    const { people: lines, hasMore } = await search('zeynep');
    expect([lines.length, hasMore]).toEqual([50, true]);
    expect((await search('zeynep 50')).hasMore).toBe(false);
  });

  test('of a deleted account’s receipt says what the receipt still has', async () => {
    const userId = idOf('suspended');
    const [receipt] = await receiptsOf(userId);
    await query(
      `update purchase.receipt set user_id = null, buyer = '{}', buyer_name = 'Aisha Rahman' where user_id = $1`,
      [userId],
    );
    const { people: lines, orphans } = await search(receipt?.number ?? '');
    expect(lines).toEqual([]);
    expect(orphans).toMatchObject([{ number: receipt?.number, buyer: 'Aisha R.', refunded: 0 }]);
  });

  test('goes on without plans, and says so', async () => {
    product.away.add('purchase');
    const { people: lines, plansKnown } = await search('member@kandil.test');
    expect([lines[0]?.planTitle, plansKnown]).toEqual([null, false]);
    const { code } = await support.call(people.peopleSearch, { term: 'KND-00000001' });
    expect(code).toBe('UNAVAILABLE');
    product.away.clear();
  });

  test('is in the audit without what was searched for', async () => {
    const entries = await entriesOf(product, 'auth.peopleSearch');
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.every(({ subject, reason }) => subject === null && reason === null)).toBe(true);
    const { rows } = await product.database.pool.query('select * from staff.audit');
    expect(JSON.stringify(rows)).not.toMatch(/kandil\.test|zeynep|905321234567/i);
  });
});

test.each(['editor', 'scheduler'] as const)('the role %s searches for nobody', async (role) => {
  const { browser } = await control.member(role);
  const { code } = await browser.call(people.peopleSearch, { term: 'member@kandil.test' });
  expect(code).toBe('FORBIDDEN');
  const opened = await browser.call(people.person, { id: idOf('member') });
  expect([opened.code, opened.data]).toEqual(['FORBIDDEN', null]);
});
