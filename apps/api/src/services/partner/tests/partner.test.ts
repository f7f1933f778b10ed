import { auth, partner } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { freshEmail, openAuthApp, signedUp } from '../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const refusal = ({ status, envelope }: { status: number; envelope: { meta: unknown } }) => [
  status,
  (envelope.meta as { code?: string } | null)?.code,
];

describe('the landing page of a partner', () => {
  test(
    'has its texts, picture and promo code',
    { tags: ['PARTNER-01', 'PARTNER-03'] },
    async () => {
      const guest = app.visitor();
      const slug = { slug: 'lantern-radio' };
      const path = '/v1/landing/:slug';
      const { status, data, headers } = await guest.call(partner.landing, slug, { path });
      expect([status, partner.landing.method]).toEqual([200, 'GET']);
      expect(data).toEqual({
        slug: 'lantern-radio',
        title: 'Lantern Radio listeners, come and watch',
        subTitle: 'In partnership with Lantern Radio',
        description: expect.stringContaining('stories you hear'),
        imageUrl: '/images/titles/two-sugars/spotlight.webp',
        actionText: 'See the offer',
        promoCode: 'LANTERN80',
      });
      expect(headers['cache-control']).toContain('public');
    },
  );

  test('is in the visitor’s language', async () => {
    const inLanguage = async (language: string) =>
      (await app.visitor({ language }).call(partner.landing, { slug: 'harbor-library' })).data;
    expect(await inLanguage('ar')).toMatchObject({ title: 'بطاقة مكتبة للأمسيات' });
    expect(await inLanguage('fr')).toMatchObject({
      title: 'Une carte de bibliothèque pour le soir',
      imageUrl: null,
      actionText: null,
      promoCode: null,
    });
  });

  test('an unknown or impossible slug is refused', async () => {
    const guest = app.visitor();
    const landing = async (slug: string) => refusal(await guest.call(partner.landing, { slug }));
    expect(await landing('nobody')).toEqual([404, 'NOT_FOUND']);
    for (const slug of ['Nobody', '12', 'a'.repeat(81), '<script>', "x' or 1=1"])
      expect([slug, ...(await landing(slug))]).toEqual([slug, 400, 'INVALID_INPUT']);
  });
});

const request = (to: string, options = {}) =>
  app
    .visitor(options)
    .call(
      partner.registerRequest,
      { email: to, channel: 'lantern-radio' },
      { path: '/register-request' },
    );

describe('a request to register', () => {
  test(
    'mails a link that opens sign-up with the address, the channel and the partner’s offer',
    { tags: ['PARTNER-02', 'PARTNER-03'] },
    async () => {
      const email = `leyla+${freshEmail()}`;
      expect(await request(email)).toMatchObject({ status: 200, data: null });
      const { text, subject } = await app.mailTo(email);
      expect(subject).toBe('Your link to join Kandil');
      const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
      expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/']);
      expect(Object.fromEntries(link.searchParams)).toEqual({
        register: '',
        email,
        channel: 'lantern-radio',
        'promo-code': 'LANTERN80',
      });
    },
  );

  test('answers and mails the same whether there is an account or not', async () => {
    const { email, visitor } = await signedUp(app);
    const stranger = freshEmail();
    const answers = [
      await request(email, { language: 'ar' }),
      await request(stranger, { language: 'ar' }),
    ];
    expect(answers[0]).toMatchObject({ status: 200, data: null });
    expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
    // The account already got its code.
    const [known, unknown] = [await app.mailTo(email, 2), await app.mailTo(stranger)];
    expect(known.subject).toBe(unknown.subject);
    const anonymous = (text: string, to: string) => text.replace(encodeURIComponent(to), '');
    expect(anonymous(known.text, email)).toBe(anonymous(unknown.text, stranger));
    expect((await visitor.call(auth.user, {})).status).toBe(200);
  });

  test('bad input is refused, and nothing is sent', async () => {
    const before = app.mails.length;
    const send = (body: object) =>
      app.visitor().call(partner.registerRequest, body as { email: string; channel: string });
    const email = freshEmail();
    const bad: object[] = [
      {},
      { email },
      { channel: 'x' },
      { email, channel: '' },
      { email, channel: 'x'.repeat(33) },
      { email: 'no address', channel: 'x' },
      { email: 'a@b', channel: 'x' },
      { email: 'a@kandil.test\r\nBcc: b@kandil.test', channel: 'x' },
      { email: `${'a'.repeat(250)}@kandil.test`, channel: 'x' },
      { email: [email], channel: 'x' },
    ];
    for (const body of bad)
      expect([body, ...refusal(await send(body))]).toEqual([body, 400, 'INVALID_INPUT']);
    const last = freshEmail();
    await request(last);
    await app.mailTo(last);
    expect(app.mails.slice(before).map(({ to }) => to)).toEqual([last]);
  });

  test('an address gets one mail a minute and five a day, in any spelling', async () => {
    const email = freshEmail();
    expect((await request(email)).status).toBe(200);
    const soon = await request(` ${email.toUpperCase()}`);
    expect(refusal(soon)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(soon.meta).toMatchObject({ retryAfter: expect.any(Number) });
    for (let sent = 1; sent < 5; sent += 1) {
      app.advance(61_000);
      expect((await request(email)).status).toBe(200);
    }
    app.advance(61_000);
    expect(refusal(await request(email))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('fails while mails cannot be queued', async () => {
    app.away.add('auth');
    const failed = await request(freshEmail());
    app.away.delete('auth');
    expect(refusal(failed)).toEqual([503, 'UNAVAILABLE']);
  });
});

test('one client address may request ten times an hour', async () => {
  const limited = await openAuthApp({ rateLimitFactor: 1 });
  try {
    const send = (ip: string) =>
      limited.visitor({ ip }).call(partner.registerRequest, { email: freshEmail(), channel: 'x' });
    for (let sent = 0; sent < 10; sent += 1) expect((await send('10.0.0.1')).status).toBe(200);
    expect(refusal(await send('10.0.0.1'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await send('10.0.0.2')).status).toBe(200);
    limited.advance(3_600_000);
    expect((await send('10.0.0.1')).status).toBe(200);
  } finally {
    await limited.close();
  }
});
