import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { SUPPORT } from '../../../testing/support.ts';
import { keyed, named, picture, save, tickets } from './tickets.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const stored = () => app.blobs.list('support/');

/** A new account sends one file. */
async function send(file: File, ticketSubject = 'PLAYBACK') {
  const { visitor, userId } = await signedUp(app);
  return { userId, ...(await save(app, { token: visitor.token }, keyed({ ticketSubject }), file)) };
}

/** The address of the file that the operator gets. */
async function linkOf(ticketId: string): Promise<string> {
  const mail = await vi.waitFor(
    () => {
      const found = app.mails.find(({ subject }) => subject.startsWith(`${ticketId}:`));
      if (!found) throw new Error(`no mail about ${ticketId}`);
      return found;
    },
    { timeout: 30_000 },
  );
  const link = new URL(/http\S+\/support\/ticket\/file\/\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.origin).toBe(SUPPORT.publicOrigin);
  return link.pathname;
}

const download = (url: string) => app.app.inject({ method: 'GET', url });

const MP4 = latin('\0\0\0\x18ftypisom\0\0\x02\0isomiso2');

describe('a file that fits its subject', () => {
  test.each([
    ['report.pdf', 'PAYMENT', 'application/pdf', bytes('%PDF-1.7 …')],
    ['recording.MP4', 'PLAYBACK', 'video/mp4', MP4],
    ['log.txt', 'PLAYBACK', 'text/plain', bytes('09:12 سجلّ\n\tstalled\r\n')],
  ] as const)('%s reaches the operator as it was', async (name, subject, type, content) => {
    const { status, data } = await send(named(name, content), subject);
    expect(status).toBe(200);
    const answer = await download(await linkOf(data.ticketId));
    expect(answer.statusCode).toBe(200);
    expect(Buffer.compare(answer.rawPayload, content)).toBe(0);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="/);
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is written anew, without metadata or other bytes',
    async (format) => {
      const taken = await picture(format);
      expect((await sharp(taken).metadata()).exif).toBeDefined();
      // A second meaning after the picture: it would run where the file is taken for a page.
      const polyglot = Buffer.concat([taken, bytes('<script>alert(1)</script>')]);
      const { status, data } = await send(named(`living room.${format}`, polyglot));
      expect(status).toBe(200);
      const { rawPayload, headers } = await download(await linkOf(data.ticketId));
      const found = await sharp(rawPayload).metadata();
      expect([found.format, found.width, found.exif]).toEqual([format, 64, undefined]);
      expect(rawPayload.toString('latin1')).not.toContain('script');
      expect(headers['content-type']).toBe(`image/${format}`);
    },
  );

  test.each([
    ['لقطة الشاشة.png', `filename="_.png"; filename*=UTF-8''`, 'لقطة الشاشة.png'],
    ['../../etc/passwd.png', 'filename="passwd.png"', 'passwd.png'],
    ['..\\..\\windows\\win.png', 'filename="win.png"', 'win.png'],
    ['a"; filename="x.html\r\n.png', 'filename="a_22_filename_22x.html_0D_0A.png"', undefined],
    ['\u202Egnp.exe.png', 'filename="gnp.exe.png"', 'gnp.exe.png'],
    ['.png', 'filename="file.png"', 'file.png'],
    [`${'n'.repeat(300)}.png`, `filename="${'n'.repeat(116)}.png"`, undefined],
    ["it's (1)*.png", `UTF-8''it%27s%20%281%29%2A.png`, undefined],
  ])('the name %j leads nowhere', async (name, disposition, shown) => {
    const { status, data, userId } = await send(named(name, await picture('png')));
    expect(status).toBe(200);
    const { headers } = await download(await linkOf(data.ticketId));
    expect(headers['content-disposition']).toContain(disposition);
    const ticket = (await tickets(app)).find(({ user_id: by }) => by === userId);
    expect(ticket?.file_key).toMatch(/^support\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\.png$/);
    expect(ticket?.file_name).toBe(shown ?? ticket?.file_name);
  });
});

const png = await picture('png');
const huge = Buffer.from(
  await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#000' } })
    .png()
    .toBuffer(),
);
const HTML = bytes('<!doctype html><script>alert(1)</script>');
const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const ZIP = latin('PK\x03\x04');
const EXE = latin('MZ\x90\0');

describe('a hostile file is refused, and nothing of it stays (T-I08, T-E07)', () => {
  test.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ['a page', 'a.html', HTML, 'PLAYBACK'],
    ['a page with the name of a picture', 'a.png', HTML, 'PLAYBACK'],
    ['a drawing with scripts', 'a.svg', SVG, 'PLAYBACK'],
    ['a drawing with the name of a picture', 'a.webp', SVG, 'PLAYBACK'],
    ['a program', 'a.exe', EXE, 'PLAYBACK'],
    ['a program with the name of a film', 'a.mp4', EXE, 'PLAYBACK'],
    ['a program with the name of a text', 'a.txt', EXE, 'PLAYBACK'],
    ['an archive with the name of a document', 'a.pdf', ZIP, 'PAYMENT'],
    ['a picture with the name of another format', 'a.jpg', png, 'PLAYBACK'],
    ['a picture with the name of a document', 'a.pdf', png, 'PAYMENT'],
    ['a document with the name of a picture', 'a.png', bytes('%PDF-1.7'), 'PAYMENT'],
    ['a second extension', 'a.png.exe', png, 'PLAYBACK'],
    ['an invisible end of the name', 'a.png\u200B', png, 'PLAYBACK'],
    ['a point at the end of the name', 'a.png.', png, 'PLAYBACK'],
    ['a name without an extension', 'png', png, 'PLAYBACK'],
    ['a type of another subject', 'a.mp4', MP4, 'PAYMENT'],
    ['no bytes', 'a.png', new Uint8Array(), 'PLAYBACK'],
    ['no bytes of text', 'a.txt', new Uint8Array(), 'PLAYBACK'],
    ['half a signature', 'a.png', png.subarray(0, 4), 'PLAYBACK'],
    ['a signature alone', 'a.png', png.subarray(0, 8), 'PLAYBACK'],
    ['half a picture', 'a.png', png.subarray(0, png.length >> 1), 'PLAYBACK'],
    ['a picture of another container', 'a.mp4', latin('\0\0\0\x18ftypheic'), 'PLAYBACK'],
    ['a text with zero bytes', 'a.txt', bytes('log\0'), 'PLAYBACK'],
    ['a text that is not UTF-8', 'a.txt', latin('caf\xe9'), 'PLAYBACK'],
    ['a text that ends within a letter', 'a.txt', bytes('é').subarray(0, 1), 'PLAYBACK'],
  ])('%s', async (_what, name, content, subject) => {
    const before = [await stored(), (await tickets(app)).length];
    const { status, message, meta } = await send(named(name, content), subject);
    expect([status, meta.code]).toEqual([400, 'FILE_TYPE_UNSUPPORTED']);
    expect(meta.fields).toEqual({ file: 'FILE_TYPE_UNSUPPORTED' });
    expect(message).toBe('Unsupported File Type!');
    expect([await stored(), (await tickets(app)).length]).toEqual(before);
  });

  test.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
    ['a text of 1 MB and a byte', 'a.txt', new Uint8Array(2 ** 20 + 1).fill(65), 'PLAYBACK'],
    ['a document of 10 MB and a byte', 'a.pdf', new Uint8Array(10 * 2 ** 20 + 1), 'PAYMENT'],
    ['a picture of more than 25 megapixels', 'a.png', huge, 'PLAYBACK'],
  ])('%s', async (_what, name, content, subject) => {
    const before = [await stored(), (await tickets(app)).length];
    const { status, message, meta } = await send(named(name, content), subject);
    expect([status, meta.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(meta.fields).toEqual({ file: 'FILE_TOO_LARGE' });
    expect(message).toBe('File size exceeds the limit. Please upload a smaller file.');
    expect([await stored(), (await tickets(app)).length]).toEqual(before);
  });

  test('a document of exactly 10 MB is stored', async () => {
    const content = new Uint8Array(10 * 2 ** 20);
    content.set(bytes('%PDF-1.7'));
    expect((await send(named('a.pdf', content), 'PAYMENT')).status).toBe(200);
  });
});

test('an empty file field is no file', async () => {
  const { visitor, userId } = await signedUp(app);
  const answer = await save(app, { token: visitor.token }, keyed(), named('', ''));
  expect(answer.status).toBe(200);
  const ticket = (await tickets(app)).find(({ user_id: by }) => by === userId);
  expect(ticket?.file_key).toBeNull();
});

test('a ticket that cannot be stored leaves no file and costs nothing', async () => {
  const { visitor } = await signedUp(app);
  const { token } = visitor;
  await app.database.pool.query(
    'alter table notify.ticket add constraint refused check (false) not valid',
  );
  const before = await stored();
  const fields = keyed({ ticketSubject: 'PAYMENT' });
  for (let failed = 0; failed < 6; failed += 1)
    expect((await save(app, { token }, fields, named('a.pdf', '%PDF-1.7'))).status).toBe(500);
  await app.database.pool.query('alter table notify.ticket drop constraint refused');
  expect(await stored()).toEqual(before);
});

describe('the link of the operator', () => {
  const sent = async () => linkOf((await send(named('a.txt', bytes('log')))).data.ticketId);

  test('works for 30 days', async () => {
    const link = await sent();
    app.advance(30 * DAY - 60_000);
    expect((await download(link)).statusCode).toBe(200);
    app.advance(61_000);
    expect((await download(link)).statusCode).toBe(404);
  });

  test('opens nothing when it was changed', async () => {
    const link = await sent();
    const at = link.lastIndexOf('/') + 1;
    const [id = '', expiry = '', proof = ''] = link.slice(at).split('.');
    const other = (await sent()).slice(at).split('.');
    const forged = createHmac('sha256', '')
      .update(`support file ${id}.${expiry}`)
      .digest('base64url');
    for (const token of [
      `${other[0]}.${expiry}.${proof}`,
      `${id}.${Number(expiry) + 1}.${proof}`,
      `${id}.${expiry}.${forged}`,
      `${id}.${expiry}.`,
      `${id}.${expiry}`,
      `${id}.${expiry}.${proof}A`,
      '..%2f..%2fetc%2fpasswd',
      'x'.repeat(90),
    ]) {
      const { statusCode, body } = await download(link.slice(0, at) + token);
      expect([token, statusCode, body]).toEqual([token, 404, '']);
    }
    expect((await download(link)).statusCode).toBe(200);
  });

  test('finds nothing when the file is gone', async () => {
    const { userId, data } = await send(named('a.txt', bytes('log')));
    const link = await linkOf(data.ticketId);
    const ticket = (await tickets(app)).find(({ user_id: by }) => by === userId);
    await app.blobs.delete(ticket?.file_key ?? '');
    expect((await download(link)).statusCode).toBe(404);
  });
});
