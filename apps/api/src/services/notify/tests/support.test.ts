import { auth, notify } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { form, keyed, named, picture, save, tickets } from './tickets.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const { visitor } = await signedUp(app);
const member = async (language = 'en') => {
  const signed = await signedUp(app, { language });
  return { ...signed, token: signed.visitor.token };
};

const refusal = ({ status, meta }: { status: number; meta: unknown }) => [
  status,
  (meta as { code?: string } | null)?.code,
];

describe('the subjects', () => {
  test(
    'have a code and a title in the visitor’s language',
    { tags: ['NOTIFY-01', 'NOTIFY-02', 'ENTITY-55'] },
    async () => {
      const { status, data } = await visitor.call(notify.supportSubjects, {});
      expect([status, notify.supportSubjects.paths]).toEqual([200, ['/support/ticket/subject']]);
      expect(data.map((each) => Object.keys(each).sort())).toEqual(
        data.map(() => ['subject', 'title']),
      );
      expect(data).toContainEqual({ title: 'Payment and plan', subject: 'PAYMENT' });
      const inArabic = await visitor.call(
        notify.supportSubjects,
        {},
        { headers: { 'x-language': 'ar' } },
      );
      expect(inArabic.data).toContainEqual({ title: 'الدفع والباقة', subject: 'PAYMENT' });
    },
  );

  test(
    'have file formats with a size in bytes, at most 10 MB',
    { tags: ['NOTIFY-03', 'NOTIFY-04', 'ENTITY-56'] },
    async () => {
      const { data: subjects } = await visitor.call(notify.supportSubjects, {});
      for (const { subject } of subjects) {
        const { status, data } = await visitor.call(notify.supportLimitCheck, { subject });
        expect([status, Object.keys(data)]).toEqual([200, ['fileFormats']]);
        expect(data.fileFormats).not.toEqual([]);
        for (const { extension, maxSize } of data.fileFormats) {
          expect(extension).toMatch(/^[a-z0-9]+$/);
          expect(maxSize).toBeGreaterThan(0);
          expect(maxSize).toBeLessThanOrEqual(10 * 1024 * 1024);
        }
      }
    },
  );

  test('let a payment question bring a picture of 8 MB or a document of 10 MB', async () => {
    const { data } = await visitor.call(notify.supportLimitCheck, { subject: 'PAYMENT' });
    const sizes = data.fileFormats.map(({ extension, maxSize }) => [
      extension,
      maxSize / 1024 ** 2,
    ]);
    expect(sizes).toEqual([
      ['jpg', 8],
      ['jpeg', 8],
      ['png', 8],
      ['webp', 8],
      ['pdf', 10],
    ]);
  });

  test('an unknown subject is refused with its description', { tags: ['NOTIFY-05'] }, async () => {
    const unknown = await visitor.call(notify.supportLimitCheck, { subject: 'constructor' });
    expect(refusal(unknown)).toEqual([400, 'SUPPORT_SUBJECT_UNKNOWN']);
    expect(unknown.meta).toMatchObject({ statusDescription: 'Please choose a subject.' });
    expect(unknown.message).toBe('Please choose a subject.');
  });
});

test('a guest may not ask or write', { tags: ['ROLE-11'] }, async () => {
  const guest = app.visitor();
  const before = (await tickets(app)).length;
  expect(refusal(await guest.call(notify.supportSubjects, {}))).toEqual([401, 'LOGIN_REQUIRED']);
  const limits = await guest.call(notify.supportLimitCheck, { subject: 'PAYMENT' });
  expect(refusal(limits)).toEqual([401, 'LOGIN_REQUIRED']);
  expect(refusal(await save(app, { token: null }, form()))).toEqual([401, 'LOGIN_REQUIRED']);
  expect((await tickets(app)).length).toBe(before);
});

test('a session that has ended may not write', async () => {
  const { visitor: gone, token } = await member();
  await gone.call(auth.logout, {});
  expect(refusal(await save(app, { token }, form()))).toEqual([401, 'SESSION_ENDED']);
});

describe('a ticket', () => {
  test(
    'is stored without a file, and its number is shown',
    { tags: ['NOTIFY-06', 'NOTIFY-07', 'NOTIFY-09', 'NOTIFY-10', 'VALID-33'] },
    async () => {
      const { token, userId: own } = await member();
      const { status, data, message } = await save(app, { token }, form());
      expect(status).toBe(200);
      expect(data.ticketId).toMatch(/^T-\d{6}$/);
      expect(message).toBe(
        `Thank you. We have received your message. Its number is ${data.ticketId}.`,
      );
      const stored = (await tickets(app)).filter(({ user_id: by }) => by === own);
      expect(stored).toEqual([
        expect.objectContaining({
          email: 'leyla@kandil.test',
          subject: 'PLAYBACK',
          message: 'The sound stops after a minute.',
          language: 'en',
          device_language: 'en',
          platform: 'web',
          app_version: '1.2.3',
          user_agent: 'Test browser',
          file_key: null,
        }),
      ]);
    },
  );

  test('is mailed to the operator, and answers go to the sender', async () => {
    const { token } = await member();
    const { data } = await save(
      app,
      { token },
      keyed({
        ticketSubject: 'TITLE',
        ticketMessage: '<b>Late</b>\nby a second',
        problem: 'SUBTITLES',
        seriesId: '7',
        videoId: '12',
        position: '75',
      }),
    );
    await expect
      .poll(() =>
        app.mails.find(
          ({ subject }) => subject.includes(data.ticketId) && subject.startsWith('T-'),
        ),
      )
      .toBeTruthy();
    const mail = app.mails.find(({ subject }) => subject.startsWith(data.ticketId));
    expect(mail).toMatchObject({
      to: 'support@kandil.test',
      replyTo: 'leyla@kandil.test',
      subject: `${data.ticketId}: A problem with a title`,
    });
    expect(mail?.text).toContain('> <b>Late</b>\n> by a second');
    expect(mail?.html).toContain('&lt;b&gt;Late&lt;/b&gt;<br />by a second');
    expect(mail?.text).toContain('Problem: SUBTITLES');
    expect(mail?.text).toContain('Title: http://localhost:3000/en/detail/7');
    expect(mail?.text).toContain('Video: http://localhost:3000/en/watch/12');
    expect(mail?.text).toContain('Second: 75');
    expect(mail?.text).toContain('Browser: Test browser');
    expect(mail?.text).not.toContain('/support/ticket/file/');
  });

  test('is acknowledged in the sender’s language, without what was typed', async () => {
    const { token } = await member();
    const ticketEmail = `sender-${randomUUID()}@kandil.test`;
    const typed = form({ ticketEmail, ticketMessage: 'Buy at http://spam.test' });
    const { data, message } = await save(app, { token, language: 'ar' }, typed);
    expect(message).toBe(`شكرًا لك. وصلتنا رسالتك، ورقمها ${data.ticketId}.`);
    const mail = await app.mailTo(ticketEmail);
    expect(mail.subject).toBe(`وصلتنا رسالتك (${data.ticketId})`);
    expect(mail.replyTo).toBe('support@kandil.test');
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.text).toContain('المشاهدة والتشغيل');
    expect(mail.text).not.toContain('spam');
  });

  test('is stored once, however often it is sent', async () => {
    const { token, userId: own } = await member();
    const fields = keyed();
    const file = named('screen.png', await picture('png'));
    const answers = await Promise.all([1, 2, 3].map(() => save(app, { token }, fields, file)));
    answers.push(await save(app, { token }, fields, file));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.ticketId}`)).size).toBe(1);
    const stored = (await tickets(app)).filter(({ user_id: by }) => by === own);
    expect(stored).toHaveLength(1);
    const keys = await app.blobs.list('support/');
    const referenced = (await tickets(app)).flatMap(({ file_key: key }) => key ?? []);
    expect(keys.sort()).toEqual(referenced.sort());
    // It counts once, too: four more are left in this hour.
    for (let sent = 0; sent < 4; sent += 1)
      expect((await save(app, { token }, keyed())).status).toBe(200);
    await expect.poll(() => app.mails.filter(({ text }) => text.includes(own)).length).toBe(5);
  });

  test('with the key of another account is a new one', async () => {
    const [one, other] = [await member(), await member()];
    const fields = keyed();
    const first = await save(app, { token: one.token }, fields);
    const second = await save(app, { token: other.token }, fields);
    expect(second.status).toBe(200);
    expect(second.data.ticketId).not.toBe(first.data.ticketId);
  });

  test.each([
    ['no address', { ticketEmail: 'leyla' }, 'ticketEmail'],
    ['an address without a domain', { ticketEmail: 'leyla@kandil' }, 'ticketEmail'],
    ['two addresses', { ticketEmail: 'a@kandil.test, b@kandil.test' }, 'ticketEmail'],
    ['a header in the address', { ticketEmail: 'a@b.test\r\nBcc: c@d.test' }, 'ticketEmail'],
    ['an address that is too long', { ticketEmail: `${'a'.repeat(250)}@b.test` }, 'ticketEmail'],
    ['a short message', { ticketMessage: 'ab' }, 'ticketMessage'],
    ['a message of spaces', { ticketMessage: '     ' }, 'ticketMessage'],
    ['a message of control characters', { ticketMessage: '\u0001\u0002\u0003' }, 'ticketMessage'],
    ['a message that is too long', { ticketMessage: 'x'.repeat(5001) }, 'ticketMessage'],
    ['no language', { deviceLanguage: '' }, 'deviceLanguage'],
    ['a key that is none', { ticketKey: '1' }, 'ticketKey'],
    ['an unknown problem', { problem: 'FIRE' }, 'problem'],
    ['a position before the start', { position: '-1' }, 'position'],
  ])('with %s is refused, and the field is named', async (_what, patch, field) => {
    const before = (await tickets(app)).length;
    const { token } = await member();
    const answer = await save(app, { token }, form(patch));
    expect(refusal(answer)).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(answer.meta.fields)).toEqual([field]);
    expect((await tickets(app)).length).toBe(before);
  });

  test('on an unknown subject is refused', async () => {
    const { token } = await member();
    const answer = await save(app, { token }, form({ ticketSubject: 'toString' }));
    expect(refusal(answer)).toEqual([400, 'SUPPORT_SUBJECT_UNKNOWN']);
    expect(answer.meta.fields).toEqual({ ticketSubject: 'SUPPORT_SUBJECT_UNKNOWN' });
  });
});

describe('the limits', () => {
  test('an account writes five times an hour; what is refused does not count', async () => {
    const { token } = await member();
    for (let sent = 0; sent < 3; sent += 1)
      expect((await save(app, { token }, form({ ticketMessage: 'x' }))).status).toBe(400);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await save(app, { token }, form())).status).toBe(200);
    const sixth = await save(app, { token }, form());
    expect(refusal(sixth)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(sixth.meta.retryAfter).toBeGreaterThan(60);
    app.advance(3_601_000);
  });

  test('an account sends files of 20 MB a day; a smaller one still goes', async () => {
    const { token } = await member();
    const nearly = new Uint8Array(9 * 1024 * 1024);
    nearly.set(new TextEncoder().encode('%PDF-1.7\n'));
    const send = (file?: File) => save(app, { token }, keyed({ ticketSubject: 'PAYMENT' }), file);
    for (const name of ['a.pdf', 'b.pdf'])
      expect((await send(named(name, nearly))).status).toBe(200);
    expect(refusal(await send(named('c.pdf', nearly)))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await send(named('d.pdf', '%PDF-1.7'))).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  test('a client address writes ten times an hour', async () => {
    const limited = await openAuthApp({ rateLimitFactor: 1 });
    try {
      const { visitor: one } = await signedUp(limited, { ip: '10.0.0.9' });
      const { visitor: two } = await signedUp(limited, { ip: '10.0.0.8' });
      const { visitor: three } = await signedUp(limited, { ip: '10.0.0.7' });
      const send = (token: string | null, ip: string) => save(limited, { token, ip }, form());
      for (const { token } of [one, two])
        for (let sent = 0; sent < 5; sent += 1)
          expect((await send(token, '10.0.0.1')).status).toBe(200);
      expect(refusal(await send(three.token, '10.0.0.1'))).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect((await send(three.token, '10.0.0.2')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
