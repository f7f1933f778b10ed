import { auth } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import { freshEmail, openAuthApp, signedUp, signUpForm } from '../../../testing/auth-app.ts';

const ORIGIN = 'http://localhost:3000';

const app = await openAuthApp();
afterAll(() => app.close());

test(
  'GET /country/list names the countries in the visitor’s language, theirs selected',
  { tags: ['AUTH-45'] },
  async () => {
    const guest = app.visitor({ language: 'fr' });
    const headers = { 'x-zone': 'Africa/Dakar' };
    const { status, data } = await guest.call(auth.countryList, {}, { headers });
    expect(status).toBe(200);
    expect(data.filter(({ selected }) => selected)).toEqual([
      {
        countryCode: 'SN',
        flagUrl: '/flags/SN.svg',
        countryName: 'Sénégal',
        countryPhoneCode: '+221',
        selected: true,
      },
    ]);
  },
);

test(
  'an invitation has a link of our origin, and links that share it',
  { tags: ['AUTH-46', 'ENTITY-49', 'ENTITY-50'] },
  async () => {
    const { visitor, email, userId } = await signedUp(app, { language: 'ar' });
    const { status, data } = await visitor.call(auth.inviteSocialLinks, {});
    expect(status).toBe(200);
    expect(data.textTitle).toBe('ادعُ أصدقاءك');
    expect(data.inviteUrl).toMatch(/^http:\/\/localhost:3000\/sign-up\?reference=[a-z2-9]{10}$/);
    expect(JSON.stringify(data)).not.toContain(email);
    expect(JSON.stringify(data)).not.toContain(userId);
    const shared = (url: string, name: string) => new URL(url).searchParams.get(name);
    expect(shared(data.facebookUrl, 'u')).toBe(data.inviteUrl);
    expect(shared(data.twitterUrl, 'url')).toBe(data.inviteUrl);
    expect(shared(data.twitterUrl, 'text')).toMatch(/قنديل/);
    expect(shared(data.whatsAppUrl, 'text')).toMatch(/قنديل.* http/);
    expect(shared(data.messengerUrl, 'link')).toBe(data.inviteUrl);
    expect(data.emailUrl).toMatch(/^mailto:\?subject=/);
    expect(data.emailUrl).not.toContain('+');
    expect(shared(data.emailUrl, 'body')).toContain(`\r\n${data.inviteUrl}`);
  },
);

test('with a Facebook application id, Messenger opens on computers too', async () => {
  const withFacebook = await openAuthApp({ facebookAppId: '1453' });
  try {
    const { visitor } = await signedUp(withFacebook);
    const on = async (userAgent: string) => {
      const headers = { 'user-agent': userAgent };
      return (await visitor.call(auth.inviteSocialLinks, {}, { headers })).data;
    };
    const { messengerUrl, inviteUrl } = await on('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    const { origin, pathname, searchParams } = new URL(messengerUrl);
    expect(origin + pathname).toBe('https://www.facebook.com/dialog/send');
    expect(Object.fromEntries(searchParams)).toEqual({
      app_id: '1453',
      link: inviteUrl,
      redirect_uri: ORIGIN,
    });
    const phone = await on('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148');
    expect(phone.messengerUrl).toMatch(/^fb-messenger:/);
  } finally {
    await withFacebook.close();
  }
});

test('the code is stable, even for concurrent calls, and unique to the member', async () => {
  const [mine, theirs] = [await signedUp(app), await signedUp(app)];
  const codeOf = async ({ visitor }: typeof mine) =>
    (await visitor.call(auth.inviteSocialLinks, {})).data.inviteUrl;
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(mine)));
  expect(new Set(codes).size).toBe(1);
  expect(await codeOf(theirs)).not.toBe(codes[0]);
});

test('a sign-up with the code stores the inviter', async () => {
  const inviter = await signedUp(app);
  const { inviteUrl } = (await inviter.visitor.call(auth.inviteSocialLinks, {})).data;
  const code = new URL(inviteUrl, ORIGIN).searchParams.get('reference') ?? '';
  for (const [reference, inviterId] of [
    [code, inviter.userId],
    [` ${code.toUpperCase()} `, inviter.userId],
    ['a-code-of-nobody', null],
    [undefined, null],
  ] as const) {
    const email = freshEmail();
    const form = { ...signUpForm(email), ...(reference && { reference }) };
    expect((await app.visitor().call(auth.register, form)).status).toBe(200);
    const { rows } = await app.database.pool.query(
      'select reference, inviter_id from auth.accounts where email = $1',
      [email],
    );
    expect(rows).toEqual([{ reference: reference ?? null, inviter_id: inviterId }]);
  }
  const { data } = await inviter.visitor.call(auth.inviteSocialLinks, {});
  expect(data.friendsJoined).toBe(2);
});

test('a guest has no invitation', { tags: ['ROLE-12'] }, async () => {
  expect((await app.visitor().call(auth.inviteSocialLinks, {})).status).toBe(401);
});
