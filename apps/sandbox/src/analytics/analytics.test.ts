import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const productUrl = 'http://localhost:3000';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
});
afterAll(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.url}/analytics${path}`);
const received = async () => (await (await get('/events')).json()) as { events: object[] };

test('serves both scripts to pages of other origins, and requires their ids', async () => {
  for (const url of Object.values(sandbox.analytics)) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toContain(`${sandbox.url}/analytics/`);
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(400);
  }
});

test('stores the events of both in their format, and shows them as text', async () => {
  const parameters = JSON.stringify({ userType: 'quest', term: '<b>' });
  await get(`/collect?en=search&dp=/search&ep=${encodeURIComponent(parameters)}`);
  await get('/tr?id=1&ev=Search&dl=/search&cd[userType]=quest');
  expect((await received()).events).toMatchObject([
    { by: 'tag manager', event: 'search', page: '/search', parameters: { term: '<b>' } },
    { by: 'pixel', event: 'Search', page: '/search', parameters: { userType: 'quest' } },
  ]);
  const page = await (await get('')).text();
  expect(page).toContain('quest');
  expect(page).not.toContain('<b>');
});

test('fails on demand', async () => {
  const faults = `${sandbox.url}/faults/analytics`;
  await fetch(faults, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'down', seconds: 60 }),
  });
  expect((await fetch(sandbox.analytics.pixelUrl)).status).toBe(503);
  expect((await get('/tr?ev=Search&dl=/')).status).toBe(503);
  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  expect((await fetch(sandbox.analytics.pixelUrl)).status).toBe(200);
});
