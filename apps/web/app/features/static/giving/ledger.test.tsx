import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { purchase } from '@kandil/contract';
import { renderApp } from '#app/testing/app.tsx';
import { text } from '../texts/en/giving.ts';
import { Ledger } from './ledger.tsx';
import type { LedgerData } from './load.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const month = (over: Partial<purchase.GivingMonth>): purchase.GivingMonth => ({
  month: '2026-05',
  entries: 2,
  paid: usd(1000),
  setAside: usd(25),
  transferred: usd(0),
  transfers: [],
  ...over,
});
const plain = (element: Element) => (element.textContent ?? '').replace(/[⁦-⁩]/g, '');

function show(data: Partial<LedgerData>) {
  renderApp(<Ledger text={text.ledger} months={[]} open={null} {...data} />, {
    path: '/social-resp',
  });
  return screen.getByRole('region', { name: text.ledger.heading });
}

test('sums the months by currency, and names who got the money', () => {
  const transfers = [{ date: '2026-04-03', amount: usd(40), recipient: 'Wells e.V.' }];
  const ledger = show({
    months: [
      month({}),
      month({
        paid: { amount: 4000, currency: 'TRY' },
        setAside: { amount: 100, currency: 'TRY' },
      }),
      month({ month: '2026-04', entries: 0, setAside: usd(30), transferred: usd(40), transfers }),
    ],
  });
  const [setAside, transferred] = within(ledger).getAllByRole('definition');
  expect([plain(setAside ?? ledger), plain(transferred ?? ledger)]).toEqual(['₺1.00', '$0.55']);
  expect(within(ledger).getByRole('row', { name: /April 2026/ }).textContent).toContain(
    'to Wells e.V.',
  );
  expect(
    within(ledger)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(Array(2).fill('/social-resp?month=2026-05#entries'));
});

test('lists the receipts of a month, with the next page and the file', () => {
  const entries = [
    { number: 'KND-00000007', date: '2026-05-31', paid: usd(-499), setAside: usd(-13) },
    { number: null, date: '2026-05-01', paid: usd(499), setAside: usd(13) },
  ];
  show({ months: [month({})], open: { month: '2026-05', page: 2, pages: 3, entries } });
  const list = screen.getByRole('region', { name: 'Entries in May 2026' });
  const row = within(list).getByRole('row', { name: /KND-00000007/ });
  expect(plain(row)).toContain('May 31, 2026');
  expect(plain(row)).toMatch(/-\$4\.99-\$0\.13$/);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/purchase/v1/giving/file/2026-05',
    '/social-resp?month=2026-05#entries',
    '/social-resp?month=2026-05&page=3#entries',
  ]);
});

test('older months open on demand, or by themselves for the month whose receipts are shown', () => {
  const months = Array.from({ length: 14 }, (_, n) =>
    month({
      month: new Date(Date.UTC(2026, 4 - n)).toISOString().slice(0, 7),
      entries: n === 13 ? 0 : 1200,
    }),
  );
  const opened = (of: string, count = 14) => {
    const open = { month: of, page: 1, pages: 1, entries: [] };
    const ledger = show({ months: months.slice(0, count), open });
    const current = ledger.querySelectorAll('[aria-current]');
    expect([...current].map((link) => link.getAttribute('aria-current'))).toEqual(['true']);
    return [current[0]?.textContent, ledger.querySelector('details')?.open];
  };
  expect(opened('2026-05')).toEqual(['May 2026', false]);
  const [recent, earlier] = screen.getAllByRole('table', { hidden: true });
  expect([recent, earlier].map((table) => table?.querySelectorAll('tbody tr').length)).toEqual([
    12, 2,
  ]);
  // A phone has no columns for them: they are below the month.
  const [first, last] = [
    recent?.querySelector('tbody th'),
    earlier?.querySelector('tbody tr:last-child th'),
  ];
  expect(plain(first as Element)).toContain('1,200 · $10.00');
  expect(plain(last as Element)).toBe('April 2025');
  cleanup();
  expect(opened('2025-05')).toEqual(['May 2025', true]);
  cleanup();
  expect(opened('2026-05', 12)).toEqual(['May 2026', undefined]);
});

test('says so when there is nothing yet, and offers another try when it failed', () => {
  expect(show({}).textContent).toContain(text.ledger.none);
  cleanup();
  const failed = show({ months: null });
  expect(within(failed).getByRole('alert').textContent).toBe(text.ledger.failed);
  expect(within(failed).getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
