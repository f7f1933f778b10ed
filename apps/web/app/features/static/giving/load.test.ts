// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ENTRIES, loadLedger } from './load.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

const GIVING = '/purchase/v1/giving';
const IN_MONTH = '/purchase/v1/giving/entries';
const args = (query: string) => ({ params: {}, query: new URLSearchParams(query) });
const network = (totalCount = 60) =>
  scriptNetwork({
    [GIVING]: { data: [] },
    [IN_MONTH]: { data: [], meta: { totalCount, offset: 0, limit: ENTRIES } },
  });

test('the ledger opens the month of the address, page by page', async () => {
  const sent = network();
  const pageOf = async (query: string) => (await loadLedger(browserApi, args(query))).open;
  expect(await pageOf('month=2026-05&page=2')).toMatchObject({
    month: '2026-05',
    page: 2,
    pages: 3,
  });
  expect(sent.find(({ path }) => path === IN_MONTH)?.query).toEqual({
    month: '2026-05',
    offset: '25',
    limit: '25',
  });
  expect(await pageOf('month=2026-12')).toMatchObject({ page: 1 });
  expect(await pageOf('month=2026-12&page=-3')).toMatchObject({ page: 1 });
  expect(await pageOf('month=2026-12&page=2.9')).toMatchObject({ page: 2 });
  expect(await pageOf('month=2026-12&page=9999')).toMatchObject({ page: 400 });
  network(0);
  expect(await pageOf('month=2026-05')).toMatchObject({ pages: 1 });
  network(1_000_000);
  expect(await pageOf('month=2026-05')).toMatchObject({ pages: 400 });
});

test.each(['', 'month=2026-13', 'month=1999-05', 'month=2026-5', 'month=2026-05-01'])(
  'the address %j opens no month',
  async (query) => {
    const sent = network();
    expect(await loadLedger(browserApi, args(query))).toEqual({ months: [], open: null });
    expect(sent.map(({ path }) => path)).toEqual([GIVING]);
  },
);

test('a ledger that fails to load leaves the rest of the page', async () => {
  scriptNetwork({ [GIVING]: refused(503, 'UNEXPECTED', 'Not now.') });
  expect(await loadLedger(browserApi, args('month=2026-05'))).toEqual({ months: null, open: null });
});
