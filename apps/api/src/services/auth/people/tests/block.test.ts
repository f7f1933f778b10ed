import { auth } from '@kandil/contract';
import * as acts from '@kandil/contract/control/account-acts';
import * as people from '@kandil/contract/control/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD as password } from '../../../../demo/accounts.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';
import { televisionsAt } from '../../tests/television.fixture.ts';
import { codesOf, mailed, mailOf, REASON as reason } from './acts.fixture.ts';
import { entriesOf, idOf, open } from './people.fixture.ts';

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let support: StaffBrowser;
const id = idOf('member');
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
  support = (await control.member('support')).browser;
  await open(support, id);
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const block = () => support.call(acts.personBlock, { id, reason, cause: 'SECURITY' });
const unblock = () => support.call(acts.personUnblock, { id, reason });
const logIn = (language = 'en') =>
  product.visitor({ language }).call(auth.login, { email: mailOf('member'), password });
const codeOf = ({ meta }: { meta: Record<string, unknown> | null }) => meta?.['code'];

test('a blocked account: out everywhere, in nowhere, with words', async () => {
  const member = await product.member('member');
  const { television } = televisionsAt(product);
  const tv = await television();
  await member.call(auth.tvActivate, tv.entered);
  const plan = (await support.call(people.personPlan, { id })).data.subscriptions;

  expect((await unblock()).code).toBe('NOTHING_TO_DO');
  expect(codesOf(await Promise.all([block(), block(), block()]))).toEqual([
    null,
    'NOTHING_TO_DO',
    'NOTHING_TO_DO',
  ]);
  expect(codeOf(await member.call(auth.userDetail, {}))).toBe('SESSION_ENDED');
  const refused = await logIn();
  expect([refused.status, codeOf(refused)]).toEqual([403, 'ACCOUNT_DISABLED']);
  expect(refused.message).toBe('This account is blocked. Contact support for help.');
  expect((await logIn('ar')).message).toContain('هذا الحساب محظور');
  expect(await tv.pollLater()).toMatchObject({ status: 410, meta: { code: 'CODE_EXPIRED' } });
  const other = await television();
  expect(codeOf(await member.call(auth.tvActivate, other.entered))).toBe('SESSION_ENDED');

  // What only a member who can sign in could use.
  for (const call of [acts.personResend, acts.personExportSend])
    expect((await support.call(call, { id, reason })).code).toBe('NOTHING_TO_DO');
  const { data } = await support.call(people.person, { id });
  expect([data.line.state, data.opened?.suspendedAt === null]).toEqual(['SUSPENDED', false]);
  const after = (await support.call(people.personPlan, { id })).data.subscriptions;
  expect(after).toEqual(plan);

  expect(codesOf(await Promise.all([unblock(), unblock()]))).toEqual([null, 'NOTHING_TO_DO']);
  expect((await logIn()).status).toBe(200);
  // The ended session stays ended.
  expect(codeOf(await member.call(auth.userDetail, {}))).toBe('SESSION_ENDED');
  for (const [call, changes] of [
    ['auth.personBlock', { disabledAt: null, sessions: null }],
    ['auth.personUnblock', { disabledAt: null }],
  ] as const)
    expect(await entriesOf(product, call)).toMatchObject([
      { subject: `account:${id}`, changes, reason },
    ]);
});

test('the mails say why and whom to write to, in the language of the account', async () => {
  await mailed(product, 'member', 'open again');
  const english = await mailed(product, 'member', 'is blocked');
  expect(english).toContain('someone else is using the account');
  expect(english).toContain('support@kandil.test');
  expect(english).not.toContain(reason);
  await product.database.pool.query(`update auth.accounts set language = 'es' where id = $1`, [id]);
  await block();
  const spanish = await mailed(product, 'member', 'está bloqueada');
  expect(spanish).toContain('otra persona usa la cuenta');
  await unblock();
  await mailed(product, 'member', 'vuelve a estar abierta');
});

test('a family without its owner, and with the owner again', async () => {
  const owner = idOf('family');
  await open(support, owner);
  await product.database.pool.query(
    `insert into auth.family_members (owner_id, account_id, joined_at) values ($1, $2, now())`,
    [owner, idOf('free')],
  );
  const planOf = async () =>
    (await support.call(people.person, { id: idOf('free') })).data.line.planTitle;
  const relative = await product.member('free');
  expect(await planOf()).not.toBeNull();
  await support.call(acts.personBlock, { id: owner, reason, cause: 'PAYMENT' });
  expect(await planOf()).toBeNull();
  // Relatives stay signed in, each with their own account.
  expect((await relative.call(auth.userDetail, {})).status).toBe(200);
  await support.call(acts.personUnblock, { id: owner, reason });
  expect(await planOf()).not.toBeNull();
});

test('a blocked account can be deleted and be spared; a deletion that has begun cannot be unblocked', async () => {
  await block();
  const deletion = { id, reason };
  expect((await support.call(acts.personDeletionBegin, deletion)).code).toBeNull();
  expect((await support.call(acts.personDeletionStop, deletion)).code).toBeNull();
  await product.database.pool.query(
    'update auth.accounts set delete_at = $2, disabled_at = $2 where id = $1',
    [id, new Date(product.now() - 1000)],
  );
  expect((await unblock()).code).toBe('NOTHING_TO_DO');
  expect((await support.call(acts.personDeletionStop, deletion)).code).toBe('NOTHING_TO_DO');
});
