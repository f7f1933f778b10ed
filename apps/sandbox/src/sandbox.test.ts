import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './index.ts';

let sandbox: Sandbox;
let dataDir: string;
const start = () =>
  startSandbox({ port: 0, smtpPort: 0, dataDir, productUrl: 'http://localhost:3000', demo: true });

// One for all tests: a start makes the parties' keys.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-sandbox-'));
  sandbox = await start();
});
beforeEach(async () => {
  for (const path of ['/mail', '/sms', '/faults']) await get(path, { method: 'DELETE' });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

const mail = (fields: object = {}) =>
  createTransport(sandbox.smtpUrl).sendMail({
    from: 'Kandil <no-reply@kandil.test>',
    to: 'Ayşe@Kandil.test',
    subject: 'كود الدخول',
    text: 'Your code is 048213.\nhttp://localhost:3000/verify?token=abc.',
    ...fields,
  });
const get = (path: string, init: RequestInit = {}) =>
  fetch(sandbox.url + path, { redirect: 'manual', ...init });
const json = async (path: string, init?: RequestInit) => (await get(path, init)).json();
const page = async (path: string) => (await get(path, { headers: { accept: 'text/html' } })).text();
const put = (path: string, body: object, method = 'PUT') =>
  get(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const sms = (id: string) =>
  put('/sms', { to: '+905551112233', text: 'Your code is 731940.', id }, 'POST');

describe('mail', () => {
  it('arrives over SMTP and gives its text, links and codes', async () => {
    const waiting = json('/mail/next?to=ayşe@kandil.test');
    await mail();
    const got = await waiting;
    expect(got).toMatchObject({
      to: ['ayşe@kandil.test'],
      from: 'Kandil <no-reply@kandil.test>',
      subject: 'كود الدخول',
      codes: ['048213'],
      links: ['http://localhost:3000/verify?token=abc'],
    });
    expect(got).not.toHaveProperty('raw');
    expect((await get(`/mail/next?after=${got.id}&timeout=0`)).status).toBe(204);
  });

  it('is delivered to the recipients of the envelope; an HTML mail has a text too', async () => {
    await mail({
      text: undefined,
      html: '<p>Your code is <b>112233</b></p><a href="https://kandil.test/a">Go</a>',
      bcc: 'b@kandil.test',
    });
    const { messages } = await json('/mail?to=b@kandil.test');
    expect(messages).toMatchObject([{ codes: ['112233'], links: ['https://kandil.test/a'] }]);
  });

  it('is shown with clickable links and marked codes, and otherwise escaped', async () => {
    await mail({ subject: '<script>alert(1)</script>', html: '<h1 onclick="x()">Hello</h1>' });
    const [{ id }] = (await json('/mail')).messages;
    const shown = await page(`/inbox/${id}`);
    expect(shown).toContain('<a href="http://localhost:3000/verify?token=abc"');
    expect(shown).toContain('<strong class="code" dir="ltr">048213</strong>');
    expect(shown).not.toContain('<script>');
    expect(await page('/inbox?to=ayşe')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await page(`/inbox/${id}/raw`)).toContain('MIME-Version: 1.0');
    const designed = await get(`/inbox/${id}/html`);
    expect(designed.headers.get('content-security-policy')).toMatch(
      /^sandbox [^;]*; default-src 'none'/,
    );
    expect(await designed.text()).toContain('<h1 onclick="x()">');
  });

  it('survives a restart', async () => {
    await mail();
    await sandbox.close();
    sandbox = await start();
    expect((await json('/mail')).messages).toHaveLength(1);
  });

  it('is deleted on demand, by the API and by the button of the page', async () => {
    await mail();
    expect((await get('/mail?to=ayşe', { method: 'DELETE' })).status).toBe(204);
    expect((await json('/mail')).messages).toEqual([]);
    await mail();
    const cleared = await get('/inbox/clear', {
      method: 'POST',
      body: new URLSearchParams({ to: '' }),
    });
    expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/inbox']);
    expect(await page('/inbox')).toContain('No mail yet');
  });

  it.each([
    ['down', 421],
    ['rejects', 550],
  ])('can be %s', async (mode, responseCode) => {
    await put('/faults/mail', { mode });
    await expect(mail()).rejects.toMatchObject({ responseCode });
    await put('/faults/mail', { mode: 'none' });
    await mail();
    expect((await json('/mail')).messages).toHaveLength(1);
  });

  it('can be slow, and a close does not wait for it', async () => {
    await put('/faults/mail', { mode: 'slow', seconds: 0.3 });
    const before = performance.now();
    await mail();
    expect(performance.now() - before).toBeGreaterThanOrEqual(290);
    await put('/faults/mail', { mode: 'slow', seconds: 60 });
    const late = mail().catch(() => 'broken off');
    await sandbox.close();
    await late;
    sandbox = await start();
  });
});

describe('text messages', () => {
  it('arrive over HTTP, once per sender id', async () => {
    const waiting = json('/sms/next?to=905551112233');
    expect((await sms('m-1')).status).toBe(202);
    expect((await sms('m-1')).status).toBe(200);
    expect(await waiting).toMatchObject({ to: ['905551112233'], codes: ['731940'] });
    expect((await json('/sms')).messages).toHaveLength(1);
    expect(await page('/texts?to=9055')).toContain(
      '<strong class="code" dir="ltr">731940</strong>',
    );
  });

  it('are refused if malformed', async () => {
    for (const body of [
      { to: 'x', text: 'a', id: '1' },
      { to: '905551112233', text: '', id: '1' },
      { text: 'a', id: '1' },
    ]) {
      expect((await put('/sms', body, 'POST')).status).toBe(400);
    }
  });

  it('fail or wait while the gateway is down or slow', async () => {
    await put('/faults/sms', { mode: 'down' });
    expect((await sms('m-2')).status).toBe(503);
    await put('/faults/sms', { mode: 'slow', seconds: 0.2 });
    const before = performance.now();
    expect((await sms('m-2')).status).toBe(202);
    expect(performance.now() - before).toBeGreaterThanOrEqual(190);
    await get('/sms', { method: 'DELETE' });
    expect((await json('/sms')).messages).toEqual([]);
  });
});

describe('the control page', () => {
  it('offers the demo accounts for one-click sign-in, in demo mode only', async () => {
    expect(await page('/')).toContain(
      'href="http://localhost:3000/landing?demo=member%40kandil.test"',
    );
    const plain = await startSandbox({
      port: 0,
      smtpPort: 0,
      productUrl: 'http://localhost:3000',
      demo: false,
    });
    const answer = await fetch(plain.url, { headers: { accept: 'text/html' } });
    expect(await answer.text()).not.toContain('kandil-demo');
    await plain.close();
  });

  it('has switches that are plain forms', async () => {
    const pressed = await get('/faults/mail', {
      method: 'POST',
      body: new URLSearchParams({ mode: 'rejects' }),
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/']);
    expect(await page('/')).toContain('Rejects everything.');
    expect(await json('/faults')).toMatchObject({
      mail: { mode: 'rejects' },
      sms: { mode: 'none' },
    });
    expect(await json('/faults', { method: 'DELETE' })).toMatchObject({ mail: { mode: 'none' } });
  });

  it('rejects unknown parties and faults', async () => {
    expect((await put('/faults/nobody', { mode: 'down' })).status).toBe(404);
    expect((await put('/faults/sms', { mode: 'rejects' })).status).toBe(404);
    expect((await put('/faults/sms', { mode: 'odd' })).status).toBe(400);
  });
});

describe('the server', () => {
  it('sends safe headers and a page for an unknown address', async () => {
    const missing = await get('/inbox/99', { headers: { accept: 'text/html' } });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Nothing here');
    expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('/style.css')).headers.get('content-type')).toContain('text/css');
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.test' }])(
    'refuses changes from another site: %o',
    async (headers) => {
      const pressed = await get('/faults/mail', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ mode: 'down' }),
      });
      expect(pressed.status).toBe(403);
    },
  );

  it('refuses requests for a foreign host name', async () => {
    const asked = request(`${sandbox.url}/mail`, { headers: { host: 'evil.test' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(403);
  });

  it('reports a port in use and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failing = startSandbox({
      port,
      smtpPort: 0,
      productUrl: 'http://localhost:3000',
      demo: true,
    });
    await expect(failing).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    const mailTaken = startSandbox({
      port: 0,
      smtpPort: port,
      productUrl: 'http://localhost:3000',
      demo: true,
    });
    await expect(mailTaken).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    await new Promise((done) => other.close(done));
  });
});
