import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const productUrl = 'http://localhost:3000';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/errors/reports`, { method: 'DELETE' });
});

const event = {
  event_id: 'a'.repeat(32),
  exception: { values: [{ type: 'TypeError', value: 'no <b>' }] },
};
const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');
const envelope = lines({ event_id: event.event_id }, { type: 'event' }, event);

/** The address that a client makes of the DSN. */
function address(): URL {
  const { origin, username, pathname } = new URL(sandbox.errorsDsn);
  const [, folder, project] = /^(.*\/)(\w+)$/.exec(pathname) ?? [];
  return new URL(
    `${folder}api/${project}/envelope/?sentry_version=7&sentry_key=${username}`,
    origin,
  );
}
const send = (body: BodyInit, headers: Record<string, string> = {}, to: URL = address()) =>
  fetch(to, { method: 'POST', body, headers: { origin: 'http://localhost:3000', ...headers } });
const received = async () => (await (await fetch(`${sandbox.url}/errors/reports`)).json()).reports;
const fail = (mode: string) =>
  fetch(`${sandbox.url}/faults/errors`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, seconds: 1 }),
  });

test('stores the events and transactions of an envelope from pages of other origins', async () => {
  const answer = await send(
    `${envelope}\n${lines({ type: 'client_report' }, { discarded_events: [] }, { type: 'transaction' }, { transaction: '/detail/:id' })}\n`,
  );
  expect([answer.status, await answer.json()]).toEqual([200, { id: event.event_id }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await received()).toMatchObject([
    { kind: 'event', project: '1', payload: event },
    { kind: 'transaction', payload: { transaction: '/detail/:id' } },
  ]);
});

test('unpacks gzip, and reads payloads by their length', async () => {
  const text = JSON.stringify({ message: 'Müller' });
  const body = `{}\n{"type":"event","length":${Buffer.byteLength(text)}}\n${text}\n`;
  expect((await send(gzipSync(body), { 'content-encoding': 'gzip' })).status).toBe(200);
  expect(await received()).toMatchObject([{ payload: { message: 'Müller' } }]);
});

test('takes the key from the query or the header, and refuses another key and another project', async () => {
  const bare = new URL(address().pathname, sandbox.url);
  const { username } = new URL(sandbox.errorsDsn);
  expect((await send(envelope, {}, bare)).status).toBe(403);
  expect((await send(envelope, { 'x-sentry-auth': 'Sentry sentry_key=f00' }, bare)).status).toBe(
    403,
  );
  const other = new URL(address().href.replace('/api/1/', '/api/2/'));
  expect((await send(envelope, {}, other)).status).toBe(403);
  expect(await received()).toEqual([]);
  const auth = { 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${username}` };
  expect((await send(envelope, auth, bare)).status).toBe(200);
  expect(await received()).toHaveLength(1);
});

test.each([
  '',
  'no JSON',
  '[]',
  lines({}, { no: 'type' }, {}),
  '{}\n{"type":"event","length":99}\n{}',
])('refuses the envelope %j', async (body) => {
  expect((await send(body)).status).toBe(400);
});

test('is down or limits on demand', async () => {
  await fail('down');
  expect((await send(envelope)).status).toBe(503);
  await fail('rejects');
  const limited = await send(envelope);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  expect(limited.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(await received()).toEqual([]);
});

test('shows what was sent, as text, on its page and on the page of the beacons', async () => {
  await send(envelope);
  for (const path of ['/errors', '/analytics']) {
    const page = await (await fetch(sandbox.url + path)).text();
    expect(page).toContain('TypeError: no &lt;b&gt;');
    expect(page).not.toContain('no <b>');
  }
});

test('other sites may not delete reports', async () => {
  const headers = { origin: 'http://localhost:3000' };
  const answer = await fetch(`${sandbox.url}/errors/reports`, { method: 'DELETE', headers });
  expect(answer.status).toBe(403);
});
