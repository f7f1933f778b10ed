import { auth, watch } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// SPEC-D59: where something may be watched, with the rule that a member must be there, too.
const PAID = 'the-reed-cutter-film';
const FREE = 'eleven-sandals-film';
let product: ProductApp;
let member: Visitor;
const ids = new Map<string, number>();

beforeAll(async () => {
  product = await openProductApp({ mustBeInCountry: true });
  const { pool } = product.database;
  await pool.query('update content.video set free = (code = $1) where code = any ($2)', [
    FREE,
    [FREE, PAID],
  ]);
  await pool.query(
    `update content.title set countries = '{"only": ["TR"]}'
    where id in (select title_id from content.video where code = any ($1))`,
    [[FREE, PAID]],
  );
  const { rows } = await pool.query<{ code: string; id: number }>(
    'select code, id from content.video where code = any ($1)',
    [[FREE, PAID]],
  );
  for (const { code, id } of rows) ids.set(code, id);
  member = await product.member('member');
  await member.call(auth.userInfo, { countryCode: 'TR' });
});
afterAll(() => product.close());

async function report(
  who: Visitor,
  code: string,
  country: string | null,
  event: watch.WatchEvent = 'START',
) {
  const { data } = await who.call(
    watch.contentAccess,
    {
      videoId: ids.get(code) ?? 0,
      event,
      eventTime: new Date(product.now()).toISOString(),
      sessionId: 'player-of-a-film',
      ...(event !== 'START' && { lastSec: 10 }),
    },
    country === null ? {} : { headers: { 'x-country': country } },
  );
  return data;
}

test('a member begins in the country of the account, and goes on wherever the phone is', async () => {
  const ELSEWHERE = { access: 'WARNING', reason: 'ELSEWHERE' };
  expect(await report(member, PAID, 'DE')).toMatchObject({
    ...ELSEWHERE,
    warning: 'This isn’t available in your country.',
  });
  expect(await report(member, PAID, null)).toMatchObject(ELSEWHERE);
  expect(await report(member, PAID, 'TR')).toMatchObject({ access: 'ALLOWED', reason: null });
  expect(await report(member, PAID, 'DE', 'HEARTBEAT')).toMatchObject({ access: 'ALLOWED' });
});

test('a member whose account is in another country does not begin anywhere', async () => {
  const { pool } = product.database;
  const move = (country: string) =>
    pool.query(`update auth.accounts set country_code = $1 where email = 'member@kandil.test'`, [
      country,
    ]);
  await move('DE');
  expect(await report(member, PAID, 'TR')).toMatchObject({
    access: 'WARNING',
    reason: 'ELSEWHERE',
  });
  await move('TR');
});

test('a guest watches what is free where a proxy says that it may be', async () => {
  const guest = product.visitor();
  const results = [];
  for (const country of ['TR', 'DE', null])
    results.push((await report(guest, FREE, country)).reason);
  expect(results).toEqual([null, 'ELSEWHERE', 'ELSEWHERE']);
});
