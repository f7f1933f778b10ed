import type { Withdrawal } from '@kandil/contract/purchase';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { WithdrawPage } from './withdraw-page.tsx';

const ID = '7f5f1a3e-5ea0-4f47-8a5e-0f0a3b3e7d10';

function withdrawal(over: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: null,
    state: 'OPEN',
    planTitle: 'Solo',
    periodTitle: 'Yearly',
    receiptNumber: 'KND-00000012',
    concludedAt: '2026-11-20T10:00:00.000Z',
    lastDay: '2999-12-04T00:00:00.000Z',
    refund: { amount: 3999, currency: 'USD' },
    refunded: false,
    statedAt: null,
    confirmedAt: null,
    ...over,
  };
}
const STATED = withdrawal({ id: ID, state: 'STATED', statedAt: '2026-11-23T10:00:00.000Z' });
const WITHDRAWN = { ...STATED, state: 'WITHDRAWN' as const, confirmedAt: STATED.statedAt };

/** The account that is loaded after the contract has ended. */
const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));

const renderFor = (own: Withdrawal | null) =>
  renderApp(<WithdrawPage isGuest={false} own={own} />, { start: { account: ACCOUNT }, reload });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
/** Waits for the heading of a step that replaced another one, which has the focus. */
async function focusedHeading(name: string) {
  const found = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(found));
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Without the marks that isolate an amount. */
const pageText = () => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/gv, '');

beforeEach(() => {
  window.history.replaceState(null, '', '/withdraw');
  reload.mockClear();
});
describe('a member', () => {
  test('states the withdrawal, confirms it, and sees what goes back', async () => {
    const sent = scriptNetwork({
      '/purchase/v1/user/withdrawal': { data: STATED },
      '/purchase/v1/user/withdrawal/confirm': { data: WITHDRAWN },
    });
    renderFor(withdrawal());
    expect(pageText()).toContain('Your refund$39.99');
    expect(field('Your full name').value).toBe('Leyla Hasan');
    await userEvent.click(button('Withdraw from this contract'));
    await focusedHeading('Is this right?');
    await userEvent.click(button('Confirm withdrawal'));
    await focusedHeading('You have withdrawn from the contract');
    expect(pageText()).toContain('$39.99');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent.map(({ body }) => body)).toEqual([
      { fullName: 'Leyla Hasan' },
      { withdrawalId: ID },
    ]);
  });

  test('who goes back finds the name that was typed', async () => {
    scriptNetwork({ '/purchase/v1/user/withdrawal': { data: STATED } });
    renderFor(withdrawal());
    await userEvent.clear(field('Your full name'));
    await userEvent.type(field('Your full name'), 'Leyla Kaya');
    await userEvent.click(button('Withdraw from this contract'));
    await heading('Is this right?');
    await userEvent.click(button('Back'));
    expect(field('Your full name').value).toBe('Leyla Kaya');
  });

  test('a refusal is shown, and the confirmation can be repeated', async () => {
    let isOnline = false;
    scriptNetwork({
      '/purchase/v1/user/withdrawal': { data: STATED },
      '/purchase/v1/user/withdrawal/confirm': () =>
        isOnline ? { data: WITHDRAWN } : refused(503, 'UNAVAILABLE', 'Please try again later.'),
    });
    renderFor(withdrawal());
    await userEvent.click(button('Withdraw from this contract'));
    await heading('Is this right?');
    await userEvent.click(button('Confirm withdrawal'));
    expect(await screen.findByText('Please try again later.')).toBeTruthy();
    isOnline = true;
    await userEvent.click(button('Confirm withdrawal'));
    expect(await heading('You have withdrawn from the contract')).toBeTruthy();
  });

  test('needs a name', async () => {
    const sent = scriptNetwork({});
    renderFor(withdrawal());
    await userEvent.clear(field('Your full name'));
    await userEvent.click(button('Withdraw from this contract'));
    await screen.findByText('This field is required');
    expect(sent).toEqual([]);
  });

  test.each([
    [null, 'There is no contract to withdraw from', 'See the plans'],
    [
      withdrawal({ state: 'OVER', lastDay: '2026-01-02T00:00:00.000Z' }),
      'You can no longer withdraw from this contract',
      'Go to your plan',
    ],
    [WITHDRAWN, 'You have withdrawn from the contract', 'Home'],
  ])('without an open contract sees the reason (%#)', async (own, title, way) => {
    renderFor(own);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    // The page begins at its own heading.
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the facts', () => {
  const facts = () =>
    screen.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling?.textContent ?? '';
      return `${term.textContent}: ${value.replace(/[\u2066-\u2069]/gv, '')}`;
    });

  test('of a contract that can be withdrawn from', () => {
    renderFor(withdrawal());
    expect(facts()).toEqual([
      'Contract: Solo · Yearly',
      'Start date: November 20, 2026',
      'Receipt: KND-00000012',
      'Last day to withdraw: December 4, 2999',
      'Your refund: $39.99',
    ]);
    expect(pageText()).toContain('Step 1');
    expect(pageText()).toContain('We’ll send the confirmation to leyla@kandil.test.');
    // The page begins at its own heading.
    expect(document.activeElement).toBe(document.body);
  });

  test('of a free month, for which nothing was paid', () => {
    renderFor(withdrawal({ receiptNumber: null, lastDay: null, refund: null }));
    expect(facts().slice(2)).toEqual([
      'Last day to withdraw: 14 days after your first payment',
      'Your refund: Nothing was paid',
    ]);
  });

  test('of a withdrawal: when it was received, and whether the money was sent', () => {
    renderFor(WITHDRAWN);
    expect(facts().at(-1)).toMatch(/^Received: .*November 23, 2026/);
    const open = pageText();
    expect(open).toContain('$39.99');
    expect(open).not.toContain('was refunded to the payment method');
    cleanup();
    renderFor({ ...WITHDRAWN, refunded: true });
    expect(pageText()).toContain('$39.99 was refunded to the payment method you used.');
    cleanup();
    renderFor({ ...WITHDRAWN, refund: null });
    expect(pageText()).not.toContain('$');
  });

  test('of a contract that is over: too late, or ended before', () => {
    renderFor(withdrawal({ state: 'OVER', lastDay: '2026-01-02T00:00:00.000Z' }));
    expect(pageText()).toContain('January 2, 2026');
    expect(pageText()).not.toContain('has already ended');
    for (const lastDay of [null, '2999-01-02T00:00:00.000Z']) {
      cleanup();
      renderFor(withdrawal({ state: 'OVER', lastDay }));
      expect(pageText()).toContain('The contract for Solo, Yearly, has already ended.');
    }
    const way = screen.getByRole('link', { name: 'Go to your plan' });
    expect(way.getAttribute('href')).toBe('/settings#plan');
  });
});

test('the message goes to the phone number of an account without an address', () => {
  const account = { ...ACCOUNT, email: null, msisdn: '905321234567' };
  renderApp(<WithdrawPage isGuest={false} own={withdrawal()} />, { start: { account } });
  expect(pageText()).toContain('We’ll send the confirmation to 905321234567.');
});

test('a member whose session is being refreshed is not asked as a guest', () => {
  renderApp(<WithdrawPage isGuest own={null} />, { start: { sessionPending: true } });
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('a guest', () => {
  const fill = async () => {
    await userEvent.type(field('Your full name'), 'Meryem Aksoy');
    await userEvent.type(field('E-mail or phone number'), 'meryem@kandil.test');
    await userEvent.type(field('Receipt number, if you have it'), ' KND-12 ');
    await userEvent.click(button('Withdraw from this contract'));
  };

  test('sees where the message goes, and can send another statement', async () => {
    const statedAt = '2026-11-23T10:00:00.000Z';
    const sent = scriptNetwork({ '/purchase/v1/withdrawal': { data: { statedAt } } });
    renderApp(<WithdrawPage isGuest own={null} />);
    await fill();
    await focusedHeading('We have received your statement');
    expect(pageText()).toContain('meryem@kandil.test');
    expect(sent.map(({ body }) => body)).toEqual([
      { fullName: 'Meryem Aksoy', email: 'meryem@kandil.test', receiptNumber: 'KND-12' },
    ]);
    await userEvent.click(button('Send another statement'));
    expect(field('Your full name').value).toBe('Meryem Aksoy');
  });

  test('keeps what was typed when it is refused', async () => {
    scriptNetwork({
      '/purchase/v1/withdrawal': refused(429, 'TOO_MANY_REQUESTS', 'Please wait a minute.'),
    });
    renderApp(<WithdrawPage isGuest own={null} />);
    await fill();
    expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
    expect(field('E-mail or phone number').value).toBe('meryem@kandil.test');
  });
});

describe('a mailed link', () => {
  const openLink = () => {
    window.history.replaceState(null, '', '/withdraw?token=abc');
    renderApp(<WithdrawPage isGuest own={null} />, { path: '/withdraw?token=abc', reload });
  };

  test('confirms, and its token leaves the address', async () => {
    const sent = scriptNetwork({
      '/purchase/v1/withdrawal/link': { data: STATED },
      '/purchase/v1/withdrawal/confirm': { data: WITHDRAWN },
    });
    openLink();
    await heading('Is this right?');
    expect(window.location.search).toBe('');
    await userEvent.click(button('Confirm withdrawal'));
    await focusedHeading('You have withdrawn from the contract');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'abc' }, { token: 'abc' }]);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test.each([
    [WITHDRAWN, 'You have withdrawn from the contract'],
    [withdrawal({ state: 'OVER', lastDay: null }), 'You can no longer withdraw from this contract'],
  ])('that was used, or is too late, says so (%#)', async (data, title) => {
    scriptNetwork({ '/purchase/v1/withdrawal/link': { data } });
    openLink();
    await heading(title);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('that cannot be opened now can be tried again', async () => {
    scriptNetwork({
      '/purchase/v1/withdrawal/link': refused(503, 'UNAVAILABLE', 'Please try again later.'),
    });
    openLink();
    expect(await screen.findByText('Please try again later.')).toBeTruthy();
    expect(button('Try Again')).toBeTruthy();
  });

  test('that no longer works says so, and leads to another statement', async () => {
    scriptNetwork({
      '/purchase/v1/withdrawal/link': refused(400, 'LINK_EXPIRED', 'This link has expired.'),
    });
    openLink();
    await heading('This link does not work');
    expect(screen.getByText('This link has expired.')).toBeTruthy();
    await userEvent.click(button('Send another statement'));
    await waitFor(() => expect(field('Your full name')).toBeTruthy());
  });
});
