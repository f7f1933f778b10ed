import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, openAuthApp, PASSWORD, signedUp } from '../../../../testing/auth-app.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

const MINUTE = 60_000;
const outcome = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) =>
  meta?.['code'] ?? status;

interface Proof {
  pin?: string;
  password?: string;
}

// Both ways out of a child's profile: into another profile, and logging out.
describe.each(['true', 'false'])('with the multi-profile flag %s', (multiProfileEnabled) => {
  let app: AuthApp;
  beforeAll(async () => {
    app = await openAuthApp({ multiProfileEnabled });
  });
  afterAll(() => app.close());

  /** A member inside a child's profile; `pin` is the child's. */
  const inChild = async (pin: string | null) => {
    const { visitor, email } = await signedUp(app, { platform: 'tv' });
    const adult = (await visitor.call(auth.profileList, {})).data[0]?.id ?? 0;
    const fields = { profileName: 'Elif', avatarId: 'cat', langCode: 'en' };
    const kids = { ...fields, profileType: 'KIDS' as const };
    const child = (await visitor.call(auth.profileAdd, kids)).data.id;
    const sibling = (await visitor.call(auth.profileAdd, kids)).data.id;
    if (pin) await visitor.call(auth.profilePin, { id: child, pin, password: PASSWORD });
    await select(visitor, child, {});
    return { visitor, email, adult, child, sibling };
  };
  const select = async (visitor: Visitor, id: number, proof: Proof) => {
    const answer = await visitor.call(auth.profileSelect, { id, ...proof });
    if (answer.status === 200) visitor.token = answer.data.accessToken;
    return outcome(answer);
  };
  const logOut = async (visitor: Visitor, proof: Proof) =>
    outcome(await visitor.call(auth.logout, proof));
  const isIn = async (visitor: Visitor) =>
    outcome(await visitor.call(auth.profileList, {})) === 200;

  const WAYS = {
    'another profile': ({ visitor, adult }: { visitor: Visitor; adult: number }, proof: Proof) =>
      select(visitor, adult, proof),
    'logging out': ({ visitor }: { visitor: Visitor }, proof: Proof) => logOut(visitor, proof),
  };

  describe.each(Object.entries(WAYS))('%s', (_way, leave) => {
    test('requires the PIN or the password of the account', async () => {
      const first = await inChild('1453');
      expect(await leave(first, {})).toBe('PIN_REQUIRED');
      expect(await leave(first, { pin: '0000' })).toBe('PIN_WRONG');
      expect(await leave(first, { password: 'guess' })).toBe('WRONG_PASSWORD');
      expect(await isIn(first.visitor)).toBe(true);
      expect(await leave(first, { pin: '1453' })).toBe(200);
      expect(await leave(await inChild('1453'), { password: PASSWORD })).toBe(200);
    });

    test('without a PIN requires the password', async () => {
      const family = await inChild(null);
      expect(await leave(family, {})).toBe('PASSWORD_REQUIRED');
      expect(await leave(family, { pin: '1453' })).toBe('PASSWORD_REQUIRED');
      expect(await leave(family, { password: 'guess' })).toBe('WRONG_PASSWORD');
      expect(await isIn(family.visitor)).toBe(true);
      expect(await leave(family, { password: PASSWORD })).toBe(200);
    });

    test('allows five PINs in 15 minutes', async () => {
      const family = await inChild('1453');
      for (let tries = 0; tries < 5; tries += 1)
        expect(await leave(family, { pin: '0000' })).toBe('PIN_WRONG');
      expect(await leave(family, { pin: '1453' })).toBe('TOO_MANY_REQUESTS');
      expect(await isIn(family.visitor)).toBe(true);
      app.advance(15 * MINUTE);
      const { data } = await family.visitor.call(
        auth.login,
        { email: family.email, password: PASSWORD },
        { token: null },
      );
      family.visitor.token = data.accessToken;
      expect(await select(family.visitor, family.child, {})).toBe(200);
      expect(await leave(family, { pin: '1453' })).toBe(200);
    });

    test('delays guesses of the password', async () => {
      const family = await inChild(null);
      const guesses = [];
      for (let tries = 0; tries < 8; tries += 1)
        guesses.push(await leave(family, { password: `guess ${tries}` }));
      expect(guesses).toContain('TOO_MANY_REQUESTS');
    });

    test('an account without PIN and password has nothing to prove', async () => {
      const family = await inChild(null);
      await app.database.pool.query(
        'update auth.accounts set password_hash = null where email = $1',
        [family.email],
      );
      expect(await leave(family, {})).toBe(200);
    });
  });

  test('a sibling’s profile is another profile', async () => {
    const { visitor, sibling } = await inChild('1453');
    expect(await select(visitor, sibling, {})).toBe('PIN_REQUIRED');
    expect(await select(visitor, sibling, { pin: '1453' })).toBe(200);
    expect(await select(visitor, sibling, {})).toBe(200);
  });

  test('the password does not open an adult profile with a PIN', async () => {
    const { visitor, adult } = await inChild('1453');
    await app.database.pool.query(
      `update auth.profiles set pin_hash = (select pin_hash from auth.profiles where pin_hash is not null limit 1)
       where id = $1`,
      [adult],
    );
    expect(await select(visitor, adult, { password: PASSWORD })).toBe('PIN_REQUIRED');
  });

  test('a child’s session is not ended by its refresh cookie either', async () => {
    const { email, child } = await inChild('1453');
    const browser = app.visitor({ platform: 'web' });
    const { data } = await browser.call(auth.login, { email, password: PASSWORD });
    browser.token = data.accessToken;
    await select(browser, child, {});
    const byCookie = { token: null };
    expect(outcome(await browser.call(auth.logout, {}, byCookie))).toBe('PIN_REQUIRED');
    expect(await isIn(browser)).toBe(true);
    expect(outcome(await browser.call(auth.logout, { pin: '1453' }, byCookie))).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });
});
