import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { purchase } from '@kandil/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import type { Start } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { PaymentHistoryPage, type PaymentHistoryData } from './history-page.tsx';

type History = NonNullable<PaymentHistoryData['history']>;

const MEMBER = { start: { account: ACCOUNT } };
const plain = (text: string | null) => (text ?? '').replace(/[⁦-⁩]/g, '');
const usd = (amount: number) => ({ amount, currency: 'USD' });

afterEach(() => {
  cleanup();
  usePayment.setState({ historyList: [] });
});

describe('the payment history', () => {
  const receipt: purchase.Receipt = {
    id: 'r1',
    number: '2026-000017',
    kind: 'RECEIPT',
    date: '2026-11-20T10:00:00.000Z',
    planTitle: 'Solo',
    periodTitle: 'Yearly',
    from: '2026-11-20T10:00:00.000Z',
    to: '2027-11-20T10:00:00.000Z',
    gatewayCode: 'PAYPAL',
    amount: usd(3999),
    net: usd(3332),
    tax: usd(667),
    taxRate: 20,
    countryCode: 'DE',
    status: 'PAID',
    givingShare: usd(100),
    buyer: 'Leyla Hasan',
    seller: ['Kandil', 'Lamp Street 1'],
  };
  const history = (receipts: purchase.Receipt[], start: Partial<Start> = MEMBER.start) =>
    renderApp(
      <PaymentHistoryPage history={{ receipts, note: 'Retained for ten years.', plan: null }} />,
      { start, path: '/payment-history' },
    );

  test(
    'a receipt opens with all that belongs on paper',
    { tags: ['ENTITY-36', 'SCREEN-40'] },
    async () => {
      history([receipt]);
      const row = screen.getByRole('button', { name: /Solo · Yearly/ });
      expect(row.getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(row);
      const paper = plain(document.querySelector('article')?.textContent ?? '');
      for (const text of [
        '2026-000017',
        'Lamp Street 1',
        'CustomerLeyla Hasan',
        'Germany',
        '$33.32',
        'Tax (20%)$6.67',
      ])
        expect(paper).toContain(text);
      expect(paper).toContain('Giving share included$1.00');
      expect(usePayment.getState().historyList).toEqual([receipt]);
      act(() => usePayment.setState({ historyList: [receipt, { ...receipt, id: 'r2' }] }));
      expect(screen.getAllByRole('button', { name: /Solo · Yearly/ })).toHaveLength(2);
    },
  );

  test('says what is charged next, and until when the contract can be withdrawn from', () => {
    const date = '2026-12-20T10:00:00.000Z';
    const plan = { nextCharge: { price: usd(499), date }, withdrawUntil: date } as History['plan'];
    const shown = (own: History['plan']) => {
      renderApp(<PaymentHistoryPage history={{ receipts: [], note: '', plan: own }} />, MEMBER);
      const text = plain(document.body.textContent);
      const link = screen.queryByRole('link', { name: /withdraw/i })?.getAttribute('href');
      cleanup();
      return [text.includes('$4.99 on December 20'), link];
    };
    expect(shown(plan)).toEqual([true, '/withdraw']);
    expect(shown({ nextCharge: null, withdrawUntil: null } as History['plan'])).toEqual([
      false,
      undefined,
    ]);
  });

  test('a credit note is one, on the list and on paper; what is not known is left out', async () => {
    const note = {
      ...receipt,
      id: 'r3',
      kind: 'CREDIT_NOTE',
      countryCode: '',
      buyer: '',
    } as const;
    history([receipt, note]);
    const [paid, back] = screen.getAllByRole('button', { name: /Solo · Yearly/ });
    expect(paid?.textContent).toContain('Paid');
    expect(back?.textContent).toContain('Credit note');
    const [one, other] = [...document.querySelectorAll('article')];
    expect([one, other].map((paper) => paper?.querySelector('h2')?.textContent)).toEqual([
      'Receipt',
      'Credit note',
    ]);
    expect(one?.textContent).toContain('Country');
    expect(other?.textContent).not.toMatch(/Country|Customer/);
  });

  test('the button prints its receipt alone, under the number as title', async () => {
    const onPaper = () =>
      screen
        .getAllByRole('listitem')
        .filter(({ className }) => !className.includes('print:hidden'))
        .map(({ textContent }) => /2026-\d+/.exec(textContent)?.[0]);
    const printed: unknown[] = [];
    vi.stubGlobal('print', () => printed.push([document.title, onPaper()]));
    history([{ ...receipt, id: 'r2', number: '2026-000018' }, receipt]);
    for (const row of screen.getAllByRole('button', { name: /Solo · Yearly/ }))
      await userEvent.click(row);
    const title = document.title;
    const [, button] = screen.getAllByRole('button', { name: 'Print or save as PDF' });
    if (!button) throw new Error('no button');
    await userEvent.click(button);
    expect(printed).toEqual([['2026-000017', ['2026-000017']]]);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect([document.title, onPaper()]).toEqual([title, ['2026-000018', '2026-000017']]);
  });

  test('a child sees no payments, not even those that the page was loaded with', () => {
    const child = { id: 7, profileType: 'KIDS' } as (typeof ACCOUNT.userProfile)[number];
    const start = { account: { ...ACCOUNT, userProfile: [child] }, profileId: 7 };
    history([receipt], start);
    expect(screen.getByText(/Plans and payments are for adults/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Solo · Yearly/ })).toBeNull();
    expect(document.body.textContent).not.toContain('2026-000017');
  });

  test(
    'without payments it leads to the plans; a guest is asked to log in',
    { tags: ['SCREEN-40'] },
    () => {
      const { unmount } = history([]);
      expect(screen.getByRole('heading', { name: 'No payments yet' })).toBeTruthy();
      unmount();
      renderApp(<PaymentHistoryPage history={null} />, { path: '/payment-history' });
      expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    },
  );
});
