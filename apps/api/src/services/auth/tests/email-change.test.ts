import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  strangeLink,
} from '../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const linkIn = (mail: { text: string }) => new URL(/http\S+/.exec(mail.text)?.[0] ?? '');
const tokenIn = (mail: { text: string }) => linkIn(mail).searchParams.get('token') ?? '';

describe('the e-mail address', () => {
  test(
    'changes by the link mailed to the new address; the old address is notified; opened again, the link says the same',
    { tags: ['AUTH-38', 'AUTH-53'] },
    async () => {
      const { visitor, email } = await signedUp(app);
      const next = freshEmail();
      const asked = await visitor.call(auth.emailUpdate, { email: next });
      expect([asked.status, asked.data.email]).toEqual([200, next]);
      const mail = await app.mailTo(next);
      const link = linkIn(mail);
      expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/verify']);
      expect(mail.html).toContain(`href="${link.href}"`);
      const guest = app.visitor();
      const verified = await guest.call(auth.emailVerify, { token: tokenIn(mail) });
      expect([verified.status, verified.data.email]).toEqual([200, next]);
      expect((await visitor.call(auth.userDetail, {})).data).toMatchObject({
        email: next,
        emailVerifyAction: null,
      });
      expect((await app.mailTo(email, 2)).subject).toBe(
        'The e-mail address of your account was changed',
      );
      // A mail scanner may have been first.
      const again = await app.visitor().call(auth.emailVerify, { token: tokenIn(mail) });
      expect([again.status, again.data, again.message]).toEqual([
        200,
        { email: next },
        verified.message,
      ]);
      expect(
        app.mails.filter(({ subject, to }) => to === email && /changed/.test(subject)),
      ).toHaveLength(1);
      expect((await guest.call(auth.login, { email: next, password: PASSWORD })).status).toBe(200);
    },
  );

  test('a used link confirms nothing once the account has another address, or after 24 hours', async () => {
    const { visitor } = await signedUp(app);
    const [first, second] = [freshEmail(), freshEmail()];
    const open = (token: string) => app.visitor().call(auth.emailVerify, { token });
    await visitor.call(auth.emailUpdate, { email: first });
    const old = tokenIn(await app.mailTo(first));
    expect((await open(old)).status).toBe(200);
    await visitor.call(auth.emailUpdate, { email: second });
    const newer = tokenIn(await app.mailTo(second));
    expect((await open(newer)).status).toBe(200);
    expect((await open(old)).meta?.['code']).toBe('LINK_EXPIRED');
    app.advance(24 * 3_600_000);
    expect((await open(newer)).meta?.['code']).toBe('LINK_EXPIRED');
  });

  test(
    'that waits is a pending action until its link is opened; canceling ends the link',
    { tags: ['ENTITY-02'] },
    async () => {
      const { visitor, email } = await signedUp(app);
      const next = freshEmail();
      const detail = async () => (await visitor.call(auth.userDetail, {})).data;
      expect((await detail()).emailVerifyAction).toBeNull();
      await visitor.call(auth.emailUpdate, { email: next });
      const waiting = await detail();
      expect(waiting).toMatchObject({
        email,
        emailVerifyAction: { actionType: 'EMAIL_VERIFY', email: next },
      });
      expect(waiting.emailVerifyAction?.warningText).toContain(next);
      const token = tokenIn(await app.mailTo(next));
      const canceled = await visitor.call(auth.emailUpdateCancel, {});
      expect(canceled.message).toBe(
        'The change has been canceled. Your e-mail address stays as it is.',
      );
      expect((await detail()).emailVerifyAction).toBeNull();
      expect((await app.visitor().call(auth.emailVerify, { token })).meta?.['code']).toBe(
        'LINK_EXPIRED',
      );
      app.advance(61_000);
      await visitor.call(auth.emailUpdate, { email: next });
      app.advance(24 * 3_600_000);
      visitor.token = (
        await visitor.call(auth.login, { email, password: PASSWORD })
      ).data.accessToken;
      expect((await detail()).emailVerifyAction).toBeNull();
    },
  );

  test('a request header cannot change the host of the link', async () => {
    const { visitor } = await signedUp(app);
    const next = freshEmail();
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
      origin: 'https://evil.test',
    };
    await visitor.call(auth.emailUpdate, { email: next }, { headers });
    expect(linkIn(await app.mailTo(next)).origin).toBe('http://localhost:3000');
  });

  test('only the newest link is valid, for 24 hours', async () => {
    const { visitor } = await signedUp(app);
    const next = freshEmail();
    await visitor.call(auth.emailUpdate, { email: next });
    const first = tokenIn(await app.mailTo(next));
    app.advance(61_000);
    await visitor.call(auth.emailUpdate, { email: next });
    const second = tokenIn(await app.mailTo(next, 2));
    const open = (token: string) => app.visitor().call(auth.emailVerify, { token });
    expect((await open(first)).status).toBe(410);
    app.advance(24 * 3_600_000);
    expect((await open(second)).status).toBe(410);
  });

  test('gets no mail if it is verified already', async () => {
    const { visitor, email } = await signedUp(app);
    const { status, message } = await visitor.call(auth.emailUpdate, {
      email: email.toUpperCase(),
    });
    expect([status, message]).toEqual([200, 'Your e-mail address is confirmed.']);
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from queue.job where name = 'auth.send-link' and data->>'linkId' in (select id::text from auth.links where destination = $1)",
      [email],
    );
    expect(rows[0].count).toBe(0);
  });

  test('gets a new link without a login while it waits; other addresses get the same answer and no mail', async () => {
    const { visitor, email } = await signedUp(app);
    const [next, unknown] = [freshEmail(), freshEmail()];
    await visitor.call(auth.emailUpdate, { email: next });
    const old = tokenIn(await app.mailTo(next));
    app.advance(24 * 3_600_000);
    const guest = app.visitor();
    const answers = new Set<string>();
    for (const typed of [unknown, email, next]) {
      const answer = await guest.call(auth.emailLinkSend, { email: typed });
      answers.add(JSON.stringify(answer.envelope).replaceAll(typed, ''));
    }
    expect([...answers]).toHaveLength(1);
    const token = tokenIn(await app.mailTo(next, 2));
    expect((await guest.call(auth.emailVerify, { token: old })).status).toBe(410);
    expect((await guest.call(auth.emailVerify, { token })).data.email).toBe(next);
    expect(app.mails.filter(({ to }) => to === unknown)).toEqual([]);
    expect(app.mails.filter(({ to, subject }) => to === email && /Confirm/.test(subject))).toEqual(
      [],
    );
    const limited = await guest.call(auth.emailLinkSend, { email: unknown });
    expect([limited.status, limited.meta?.['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await guest.call(auth.emailLinkSend, { email: 'no address' })).status).toBe(400);
  });

  test('of another account is refused, even if it was taken after the link was sent', async () => {
    const [one, two] = [await signedUp(app), await signedUp(app)];
    app.advance(61_000);
    const taken = await one.visitor.call(auth.emailUpdate, { email: two.email });
    expect([taken.status, taken.meta?.['code']]).toEqual([409, 'EMAIL_TAKEN']);
    const contested = freshEmail();
    await one.visitor.call(auth.emailUpdate, { email: contested });
    const first = tokenIn(await app.mailTo(contested));
    app.advance(61_000);
    await two.visitor.call(auth.emailUpdate, { email: contested });
    expect(
      (
        await app
          .visitor()
          .call(auth.emailVerify, { token: tokenIn(await app.mailTo(contested, 2)) })
      ).status,
    ).toBe(200);
    expect((await app.visitor().call(auth.emailVerify, { token: first })).meta?.['code']).toBe(
      'EMAIL_TAKEN',
    );
  });

  test('changes for members only, and guessed tokens are refused', async () => {
    expect((await app.visitor().call(auth.emailUpdate, { email: freshEmail() })).status).toBe(401);
    const token = strangeLink();
    expect((await app.visitor().call(auth.emailVerify, { token })).status).toBe(410);
  });
});
