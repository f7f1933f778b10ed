import { fileAddress } from '@kandil/contract/control/files';
import { reversed } from '@kandil/contract/internal';
import { monthFile } from '@kandil/contract/control/purchase';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jobsEnd } from '../../../testing/jobs.ts';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { CONTROL_ORIGIN, openControl } from '../../../testing/staff-app.ts';
import { csvText } from '../rules/csv.ts';

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());
let cookie = '';
let finance: Awaited<ReturnType<typeof room.member>>;
beforeAll(async () => {
  finance = await room.member('finance');
  cookie = `__Host-kandil_staff=${finance.browser.cookie}`;
});

const OWN = { host: new URL(CONTROL_ORIGIN).host, 'sec-fetch-site': 'same-origin' };
const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  room.control.inject({
    url: fileAddress(monthFile, query),
    headers: { ...OWN, cookie, ...headers },
  });

/** Rows of March 2020, a third of them credit notes; charge ids of a hostile gateway. */
const fill = (rows: number) =>
  app.database.pool.query(
    `with numbers as (select generate_series(1, $1::int) n, (select last from purchase.receipt_counter) last),
     receipts as (
       insert into purchase.receipt (id, number, kind, corrects, issued_at, charged_at, plan_code, period_code, period_from,
         period_to, gateway_code, charge_id, amount, currency, net, tax, tax_rate, country, giving_share, status, seller)
       select gen_random_uuid(), last + n, 'RECEIPT', null, t, t, 'SOLO', 'MONTHLY', t, t, 'PAYPAL',
         case n % 4 when 0 then '=cmd|"a,b"!A' when 1 then '@x' else '+' end || (last + n), n, 'USD', n - n / 7, n / 7, 0, 'DE', n / 40,
         'PAID', '{}'
       from numbers, lateral (select timestamptz '2020-03-01' + n * interval '1 second' as t) as moment)
     update purchase.receipt_counter set last = last + $1`,
    [rows],
  );
/** Cents of a decimal. */
const cents = (decimal = '') => Math.round(Number(decimal) * 100);

/** A parser of RFC 4180, for cells without line ends. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gv)].map(([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

describe('cells', () => {
  test.each([
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@sum', `'@sum`],
    ['\tx', `'\tx`],
    ['\rx', `"'\rx"`],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['plain', 'plain'],
  ])('%j is %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });
});

test('the file of a month is its receipts: a byte order mark, one header, sums that equal the books', async () => {
  await fill(4_500);
  const { statusCode, headers, body } = await get({ month: '2020-03' });
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="receipts-2020-03.csv"');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(body.startsWith('\uFEFFnumber,kind,corrects,')).toBe(true);
  const [header = '', ...lines] = body.slice(1).trimEnd().split('\r\n');
  expect([lines.length, new Set(lines).size]).toEqual([4_500, 4_500]);
  const at = Object.fromEntries(header.split(',').map((name, column) => [name, column]));
  const rows = lines.map(cellsOf);
  const column = (name: string) => rows.map((cells) => cells[at[name] ?? -1]);
  const total = (name: string) => column(name).reduce((sum, cell) => sum + cents(cell), 0);
  const { rows: books } = await app.database.pool.query(
    `select sum(amount)::int as gross, sum(net)::int as net, sum(tax)::int as tax, sum(giving_share)::int as giving
       from purchase.receipt where issued_at >= '2020-03-01' and issued_at < '2020-04-01'`,
  );
  expect(books).toEqual([
    { gross: total('gross'), net: total('net'), tax: total('tax'), giving: total('giving_share') },
  ]);
  expect(column('charge_id').every((cell) => cell?.startsWith("'"))).toBe(true);
});

test('a month with a credit note names what it corrects, with a negative amount', async () => {
  const buyer = await app.buyer('stranger');
  const { charge } = await buyer.pays('SOLO', 'MONTHLY');
  const at = new Date(app.now()).toISOString();
  const back = {
    gatewayCode: 'PAYPAL',
    chargeId: charge.chargeId,
    kind: 'REFUND',
    refunded: 100,
    at,
  } as const;
  await app.internal(reversed, back);
  const { body } = await get({ month: at.slice(0, 7) });
  const note = body.split('\r\n').find((line) => line.includes('CREDIT_NOTE')) ?? '';
  expect(note).toMatch(/^KND-\d{8},CREDIT_NOTE,KND-\d{8},/v);
  expect(note).toContain(',USD,-1.00,');
});

test('who may not, and pages of others, get no file', async () => {
  const editor = await room.member('editor');
  const as = `__Host-kandil_staff=${editor.browser.cookie}`;
  const codes = await Promise.all(
    [
      { cookie: as },
      { cookie: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': '' },
    ].map(async (headers) => (await get({ month: '2020-03' }, headers)).json().meta.code),
  );
  expect(codes).toEqual(['FORBIDDEN', 'LOGIN_REQUIRED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  const { statusCode } = await get({ month: '2020-03' }, { host: 'evil.test' });
  expect(statusCode).toBe(421);
  for (const query of [
    { month: '2020-13' },
    { month: '../x' },
    {},
    { month: '2020-03', after: 'x' },
  ])
    expect((await get(query as Record<string, string>)).json().meta.code).toBe('INVALID_INPUT');
  expect((await get({ month: '1999-01' })).json().meta.code).toBe('INVALID_INPUT');
});

test('one download is one entry of the audit, however many pages it has', async () => {
  await fill(4_500);
  const chief = await room.member('administrator');
  const count = async () =>
    (await chief.browser.call(staff.audit, { subject: 'month:2020-03' })).data.entries.length;
  const counted = async () => {
    await jobsEnd(app);
    return count();
  };
  const before = await counted();
  await get({ month: '2020-03' });
  expect(await counted()).toBe(before + 1);
});

test('200,000 rows pass through: a slow reader holds them back, and somebody dismissed gets no more', async () => {
  await fill(200_000);
  await room.control.listen({ port: 0, host: '127.0.0.1' });
  const { port } = room.control.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${fileAddress(monthFile, { month: '2020-03' })}`;
  // The host is checked, which fetch does not let a caller choose.
  const open = () => rawGet(url, { ...OWN, cookie });
  const first = await open();
  const before = heap();
  let peak = 0;
  let lines = 0;
  let chunks = 0;
  for await (const chunk of first) {
    lines += String(chunk).split('\n').length - 1;
    chunks += 1;
    if (chunks % 150 === 0) peak = Math.max(peak, heap() - before);
  }
  expect(lines).toBe(209_001);
  // The file has 36 megabytes, and a page 360 kilobytes.
  expect(chunks).toBeGreaterThan(200);
  expect(peak).toBeLessThan(12 * 1024 * 1024);

  // Only what the sockets hold is read ahead of a reader that waits.
  const slow = await open();
  slow.pause();
  let reads = 0;
  app.database.pool.on('acquire', () => (reads += 1));
  await pause(1500);
  // Two reads a page: the session and the rows, of 103 pages.
  expect(reads).toBeLessThan(60);
  const temp = await room.member('administrator', 'second@station.test');
  await temp.browser.call(staff.dismiss, { id: finance.id });
  const ended = new Promise((resolve) => {
    slow.on('error', resolve);
    slow.on('aborted', resolve);
    slow.on('end', () => resolve('the whole file'));
  });
  slow.resume();
  expect(await ended).not.toBe('the whole file');
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Bytes in use after a collection. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

async function rawGet(url: string, headers: Record<string, string>) {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path: pathname + search, headers }, resolve)
      .on('error', reject)
      .end();
  });
}
