import * as staff from '@kandil/contract/staff';
import { permissionsOf } from '@kandil/contract/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { CONTROL_ORIGIN, openStaffApp, type StaffApp } from '../../../testing/staff-app.ts';

const MINUTE = 60_000;

let product: StaffApp;
let counter = 0;
const someone = () => `person-${(counter += 1)}@station.test`;

beforeAll(async () => {
  product = await openStaffApp();
});
afterAll(() => product.close());

describe('an invitation', () => {
  test('is for one person, once, within an hour', async () => {
    const token = await product.invited(someone(), 'support');
    const { browser, role, permissions } = await product.joined(token, 'Amira');
    expect([role, permissions]).toEqual(['support', permissionsOf('support')]);
    expect((await browser.call(staff.me, {})).data?.name).toBe('Amira');
    expect((await browser.call(staff.invitation, { token })).code).toBe('LINK_EXPIRED');

    const late = await product.invited(someone(), 'support');
    product.advance(60 * MINUTE);
    expect((await product.browser().call(staff.invitation, { token: late })).code).toBe(
      'LINK_EXPIRED',
    );
  });

  test('a later one of the same address ends it', async () => {
    const mail = someone();
    const first = await product.invited(mail, 'support');
    const second = await product.invited(mail.toUpperCase(), 'finance');
    const browser = product.browser();
    expect((await browser.call(staff.invitation, { token: first })).code).toBe('LINK_EXPIRED');
    expect((await browser.call(staff.invitation, { token: second })).data).toMatchObject({
      mail,
      role: 'finance',
      name: null,
    });
  });

  test('two who use it at once: one joins', async () => {
    const token = await product.invited(someone(), 'support');
    const answers = await Promise.all(
      ['A', 'B'].map(async (name) => {
        const browser = product.browser();
        const key = createAuthenticator({ origin: CONTROL_ORIGIN });
        const { data } = await browser.call(staff.invitation, { token });
        return browser.call(staff.join, { token, name, answer: key.create(data.options) });
      }),
    );
    const refused = answers.filter(({ code }) => code === 'LINK_EXPIRED');
    expect([refused.length, answers.some(({ code }) => code === null)]).toEqual([1, true]);
  });

  test('who lost the key joins again: the old key and its sessions are worth nothing', async () => {
    const mail = someone();
    const before = await product.member('editor', mail);
    const token = await product.invited(mail, 'administrator');
    const { data } = await product.browser().call(staff.invitation, { token });
    expect(data).toMatchObject({ name: 'The editor', role: 'editor' });
    const after = await product.joined(token, 'Elif');
    expect([after.id, after.role, after.name]).toEqual([before.id, 'editor', 'Elif']);
    expect((await before.browser.call(staff.me, {})).data).toBeNull();
    expect((await signedIn(before.key)).code).toBe('WRONG_CREDENTIALS');
    expect((await signedIn(after.key)).code).toBeNull();
  });

  test('a key that verifies nobody, or of another origin, is refused, and the invitation stays', async () => {
    const token = await product.invited(someone(), 'support');
    for (const options of [
      { origin: CONTROL_ORIGIN, verifies: false },
      { origin: 'http://localhost:3000' },
    ]) {
      const key = createAuthenticator(options);
      const browser = product.browser();
      const { data } = await browser.call(staff.invitation, { token });
      const answer = key.create(data.options);
      const refused = await browser.call(staff.join, { token, name: 'X', answer });
      expect([refused.code, browser.cookie]).toEqual(['WRONG_CREDENTIALS', '']);
    }
    expect((await product.joined(token, 'Now it works')).name).toBe('Now it works');
  });
});

/** Signs in with a key. */
async function signedIn(key: ReturnType<typeof createAuthenticator>) {
  const browser = product.browser();
  const { data: options } = await browser.call(staff.signInOptions, {});
  const answer = key.get(options);
  return { ...(await browser.call(staff.signIn, { answer })), browser, answer };
}

describe('signing in', () => {
  test('with a passkey, whose answer is good once', async () => {
    const { key, id } = await product.member('support', someone());
    const { data, browser, answer, headers } = await signedIn(key);
    expect(data.id).toBe(id);
    const cookie = String(headers['set-cookie']);
    for (const part of ['__Host-kandil_staff=', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Domain|Max-Age|Expires/);
    const again = await product.browser().call(staff.signIn, { answer });
    expect(again.code).toBe('WRONG_CREDENTIALS');
    expect((await browser.call(staff.me, {})).data?.id).toBe(id);
  });

  test('a strange key, a challenge of another ceremony, one that is too old: refused', async () => {
    const { key, browser } = await product.member('support', someone());
    const strange = createAuthenticator({ origin: CONTROL_ORIGIN });
    expect((await signedIn(strange)).code).toBe('WRONG_CREDENTIALS');
    const { data: other } = await browser.call(staff.confirmOptions, {});
    const crossed = await browser.call(staff.signIn, { answer: key.get(other) });
    expect(crossed.code).toBe('WRONG_CREDENTIALS');
    const { data: old } = await browser.call(staff.signInOptions, {});
    product.advance(5 * MINUTE);
    const late = await browser.call(staff.signIn, { answer: key.get(old) });
    expect(late.code).toBe('WRONG_CREDENTIALS');
  });

  test('what no browser sends is refused in words, and changes nothing', async () => {
    const { key, browser } = await product.member('support', someone());
    const { data: options } = await browser.call(staff.signInOptions, {});
    const good = key.get(options);
    const texts = ['', 'e30', 'bnVsbA', Buffer.from('{"challenge":5}').toString('base64url')];
    for (const clientDataJSON of texts) {
      const answer = { ...good, response: { ...good.response, clientDataJSON } };
      expect((await browser.call(staff.signIn, { answer })).code).toBe('WRONG_CREDENTIALS');
    }
    const broken = { ...good, response: { clientDataJSON: good.response['clientDataJSON'] } };
    expect((await browser.call(staff.signIn, { answer: broken })).code).toBe('WRONG_CREDENTIALS');
  });
});

describe('a session', () => {
  test('ends after thirty idle minutes, and after twelve hours however busy', async () => {
    const idle = await product.member('support', someone());
    product.advance(29 * MINUTE);
    // An open tab looks whether it is still signed in; that is no use.
    expect((await idle.browser.call(staff.me, {})).data).not.toBeNull();
    product.advance(MINUTE);
    expect((await idle.browser.call(staff.me, {})).data).toBeNull();

    const busy = await product.member('support', someone());
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      product.advance(20 * MINUTE);
      const { code } = await busy.browser.call(staff.confirmOptions, {});
      expect(code, `${passed}`).toBeNull();
    }
    product.advance(20 * MINUTE);
    expect((await busy.browser.call(staff.me, {})).data).toBeNull();
  });

  test('signing out ends it, and removes the cookie', async () => {
    const { browser } = await product.member('support', someone());
    const { cookie } = browser;
    await browser.call(staff.signOut, {});
    expect(browser.cookie).toBe('');
    browser.cookie = cookie;
    expect((await browser.call(staff.signOut, {})).code).toBe('LOGIN_REQUIRED');
  });

  test('acts of weight ask for the passkey again after five minutes', async () => {
    const { browser, key } = await product.member('administrator', someone());
    const invite = () => browser.call(staff.invite, { mail: someone(), role: 'editor' });
    expect((await invite()).code).toBeNull();
    product.advance(5 * MINUTE);
    expect((await invite()).code).toBe('CONFIRM_REQUIRED');
    const other = await product.member('support', someone());
    const { data: options } = await browser.call(staff.confirmOptions, {});
    const foreign = await browser.call(staff.confirm, { answer: other.key.get(options) });
    expect(foreign.code).toBe('WRONG_CREDENTIALS');
    const { data: again } = await browser.call(staff.confirmOptions, {});
    expect((await browser.call(staff.confirm, { answer: key.get(again) })).code).toBeNull();
    expect((await invite()).code).toBeNull();
  });
});

test('own passkeys: another one is added and used, the last one stays', async () => {
  const { browser, passkeys } = await product.member('support', someone());
  const spare = createAuthenticator({ origin: CONTROL_ORIGIN });
  const { data: options } = await browser.call(staff.passkeyOptions, {});
  const answer = spare.create(options);
  const { data: two } = await browser.call(staff.passkeyAdd, { name: 'Spare', answer });
  expect(two.map(({ name }) => name)).toEqual(['First passkey', 'Spare']);
  expect((await signedIn(spare)).code).toBeNull();
  const [first] = passkeys;
  const { data: one } = await browser.call(staff.passkeyRemove, { id: first?.id ?? '' });
  expect(one.map(({ name }) => name)).toEqual(['Spare']);
  const last = await browser.call(staff.passkeyRemove, { id: one[0]?.id ?? '' });
  expect(last.code).toBe('FORBIDDEN');
  const others = await product.member('support', someone());
  const theirs = { id: others.passkeys[0]?.id ?? '' };
  expect((await browser.call(staff.passkeyRemove, theirs)).code).toBe('NOT_FOUND');
});
