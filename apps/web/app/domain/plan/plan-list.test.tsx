import { moneyText } from '@kandil/i18n/formats';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useModals } from '../prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { offers } from '#app/testing/offers.ts';
import { lowestMonthlyPrice } from './load.ts';
import { PlanList } from './plan-list.tsx';

/** Without the marks that isolate it from text around it. */
const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const card = (title: string) => {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`no card of ${title}`);
  return item;
};

beforeEach(() => {
  useModals.setState({ modal: null });
  window.history.replaceState(null, '', '/subscription-plans');
});
describe('the plans', () => {
  test('show the suggested period first, with its saving, and change with the switch', async () => {
    const user = userEvent.setup();
    renderApp(<PlanList heading="h2" offers={offers()} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Yearly save 33%/ }).checked).toBe(
      true,
    );
    expect(plain(card('Solo').textContent)).toContain('$39.99 / year$3.33 a month');
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(plain(card('Solo').textContent)).toContain('$4.99 / month');
    expect(card('Solo').textContent).not.toContain('a month');
  });

  test('say for how many people a family plan is and what it has', () => {
    renderApp(<PlanList heading="h2" offers={offers()} />);
    expect(card('Family').textContent).toContain('5 people');
    expect(within(card('Family')).getByText('Everything, no ads')).toBeTruthy();
    expect(card('Solo').textContent).not.toContain('people');
  });

  test('mark the suggested plan for visitors without one, and only the own plan for members with one', async () => {
    const user = userEvent.setup();
    const { unmount } = renderApp(<PlanList heading="h2" offers={offers()} />);
    expect(within(card('Family')).getByText('Most popular')).toBeTruthy();
    unmount();
    renderApp(
      <PlanList heading="h2" offers={offers({ periodCode: 'MONTHLY', planCode: 'FAMILY' })} />,
    );
    expect(screen.queryByText('Most popular')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(within(card('Family')).getByText('Your plan')).toBeTruthy();
  });

  test('of one period have no switch, and name the period of their price', () => {
    const all = offers();
    const [monthly] = all.periods;
    if (!monthly) throw new Error('missing');
    const weekly = { ...monthly, periodCode: 'WEEKLY', title: 'Week' };
    renderApp(<PlanList heading="h2" offers={{ ...all, periods: [weekly] }} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(plain(card('Solo').textContent)).toContain('$4.99 / Week');
  });

  test('of a service that sells none yet are a sentence', () => {
    renderApp(<PlanList heading="h2" offers={{ ...offers(), periods: [] }} />);
    expect(
      screen.getByText('Subscriptions aren’t on sale yet. Please come back soon.'),
    ).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('say first what an offer costs now, then its usual price', () => {
    const all = offers();
    const promo = {
      promoApplied: true,
      promoText: 'Free until 16 May',
      today: { amount: 0, currency: 'USD' },
    };
    for (const plan of all.periods[1]?.plans ?? [])
      if (plan.planCode === 'SOLO') Object.assign(plan, promo);
    renderApp(<PlanList heading="h2" offers={all} />);
    expect(plain(card('Solo').querySelector('del')?.textContent ?? null)).toBe(
      'Regular price $39.99 / year',
    );
    expect(plain(card('Solo').textContent)).toMatch(/\$0\.00.*Free until 16 May/);
    expect(card('Solo').textContent).not.toContain('a month');
    expect(card('Family').querySelector('del')).toBeNull();
  });

  test('follow what the address asks for', () => {
    renderApp(<PlanList heading="h2" offers={offers()} isGuest />, {
      path: '/landing/vip?periodCode=MONTHLY&planCode=SOLO',
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
  });

  test('a guest begins with an account, and what they pressed stays in the address for after it', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/landing?utm=x');
    renderApp(<PlanList heading="h2" offers={offers()} isGuest />);
    await user.click(screen.getByRole('button', { name: 'Start with Solo' }));
    expect(useModals.getState().modal?.name).toBe('register');
    expect(window.location.search).toBe('?utm=x&periodCode=YEARLY&planCode=SOLO');
  });

  test('a guest begins nothing that nobody can buy: the card says why', () => {
    const all = offers();
    for (const { plans } of all.periods)
      for (const plan of plans)
        Object.assign(plan, { paymentOptions: [], optionNotes: ['Not on sale yet.'] });
    renderApp(<PlanList heading="h2" offers={all} isGuest />);
    expect(within(card('Solo')).getByText('Not on sale yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start with/ })).toBeNull();
  });
});

describe('prices', () => {
  test('the lowest of a month is found among all periods', () => {
    expect(lowestMonthlyPrice(offers())).toEqual({ amount: 333, currency: 'USD' });
    expect(lowestMonthlyPrice({ ...offers(), periods: [] })).toBeNull();
  });

  test('are written in the visitor’s way, from minor units of any size', () => {
    expect(plain(moneyText({ amount: 3999, currency: 'USD' }, 'en'))).toBe('$39.99');
    expect(plain(moneyText({ amount: 3999, currency: 'JPY' }, 'en'))).toBe('¥3,999');
    expect(plain(moneyText({ amount: 39_990, currency: 'KWD' }, 'en'))).toContain('39.990');
    expect(moneyText({ amount: 3999, currency: 'USD' }, 'ar')).toMatch(/^\u2066.*\u2069$/);
  });
});
