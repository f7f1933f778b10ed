import { systemMails } from '@kandil/contract/control/system-auth';
import { systemMedia } from '@kandil/contract/control/system-content';
import { systemWebhooks } from '@kandil/contract/control/system-payment';
import { mailNote } from '@kandil/contract/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';

const product = await openProductApp();
const control = await openControl(product);
let chief: StaffBrowser;
beforeAll(async () => {
  chief = (await control.member('administrator')).browser;
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const note = (id: string, template: string, failure: 'REFUSED' | 'BUSY' | null) =>
  product.internal(mailNote, {
    id,
    template,
    language: 'en',
    at: new Date().toISOString(),
    failure,
    accountId: null,
    to: 'sara.ahmadi@example.org',
  });
const mails = async () => (await chief.call(systemMails, {})).data;

test('mails are counted by hour and template, with no address', async () => {
  const quiet = await mails();
  expect(quiet).toMatchObject({ templates: [], failures: [], sentAt: null, problems: [] });
  expect(quiet.hours).toHaveLength(72);
  await note('m1', 'code', null);
  await note('m2', 'code', 'REFUSED');
  await note('m3', 'code', 'BUSY');
  await note('m3', 'code', null);
  await note('m4', 'receipt', 'BUSY');
  const { hours, templates, failures, sentAt } = await mails();
  expect(hours.at(-1)).toMatchObject({ sent: 2, failed: 2 });
  expect(templates).toMatchObject([
    { template: 'code', sent: 2, refused: 1, waiting: 0 },
    { template: 'receipt', sent: 0, refused: 0, waiting: 1 },
  ]);
  expect(failures.map(({ failure }) => failure).toSorted()).toEqual(['BUSY', 'REFUSED']);
  expect(sentAt).not.toBeNull();
  expect(JSON.stringify(await mails())).not.toContain('sara');
});

test('more that fail than are sent are named', async () => {
  for (const id of ['f1', 'f2', 'f3']) await note(id, 'code', 'BUSY');
  expect((await mails()).problems).toMatchObject([{ kind: 'MAILS_FAILING', count: 5 }]);
});

test('webhooks that nobody works off are named, with the gateway', async () => {
  const { pool } = product.database;
  const event = (id: string, minutes: number, handled: boolean) =>
    pool.query(
      `insert into payment.gateway_event (gateway_code, event_id, type, raw, received_at, handled_at)
       values ('PAYPAL', $1, 'x', '', now() - $2 * interval '1 minute', case when $3 then now() end)`,
      [id, minutes, handled],
    );
  await event('e1', 60 * 24 * 40, true);
  await event('e2', 14, false);
  const read = async () => (await chief.call(systemWebhooks, {})).data;
  const fresh = await read();
  expect(fresh.gateways.find(({ gatewayCode }) => gatewayCode === 'PAYPAL')).toMatchObject({
    isConfigured: false,
    received: 1,
    open: 1,
  });
  expect(fresh.problems).toEqual([]);
  await event('e3', 16, false);
  expect((await read()).problems).toMatchObject([
    { kind: 'WEBHOOKS_OPEN', subject: 'PAYPAL', count: 2 },
  ]);
});

test('media that nothing needs are counted, with the day on which the first goes', async () => {
  const read = async () => (await chief.call(systemMedia, {})).data;
  expect(await read()).toMatchObject({ unneeded: 0, firstGoesAt: null });
  await product.database.pool.query(
    `insert into content.unneeded_media (version, id, since) values ('1', 'ingest-1', '2026-11-01T00:00:00Z')`,
  );
  expect(await read()).toMatchObject({ unneeded: 1, firstGoesAt: '2026-12-01T00:00:00.000Z' });
});
