import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { type AuthApp, openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { sendNotice } from '../jobs/jobs.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

test('an account without an address hears of its data by text message, in its language', async () => {
  const to = '905551112288';
  const { userId: accountId } = await signedUp(app);
  const change = (columns: string) =>
    app.database.pool.query(`update auth.accounts set ${columns} where id = $1`, [accountId]);
  await change(`language = 'es', email = null, email_key = null, msisdn = '${to}'`);
  const notify = (notice: 'setAside.begun' | 'setAside.ends' | 'login.many') =>
    app.queue.enqueue(schemaOf<object>(app.database, 'auth'), sendNotice, {
      accountId,
      notice,
      params: { date: '6 de diciembre de 2026', support: 'support@kandil.test' },
    });
  const done = async () => {
    const text =
      "select 1 from queue.job where name = $1 and state in ('created', 'active', 'retry')";
    await expect
      .poll(async () => (await app.database.pool.query(text, [sendNotice.name])).rows)
      .toEqual([]);
    return app.texts.map((sms) => sms.text);
  };
  // Not proven to be theirs.
  await notify('setAside.begun');
  expect(await done()).toEqual([]);
  await change('msisdn_verified_at = now()');
  await notify('setAside.begun');
  await done();
  await notify('setAside.ends');
  await done();
  await notify('login.many');
  expect(await done()).toEqual([
    'Kandil: hemos apartado tus datos.',
    'Kandil: volveremos a usar tus datos a partir del 6 de diciembre de 2026.',
  ]);
  expect(app.texts.map((sms) => sms.to.endsWith(to))).toEqual([true, true]);
});
