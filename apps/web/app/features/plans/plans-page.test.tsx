import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { offers } from '#app/testing/offers.ts';
import { PlansPage } from './plans-page.tsx';

afterEach(cleanup);

const SUBSCRIBED = {
  ...ACCOUNT,
  subscription: {
    productCode: 'SOLO',
    subscriptionStatus: 'ACTIVE',
    paymentGatewayCode: 'PAYPAL',
    expiryDate: '2027-11-20',
    subscriptionCode: 's1',
    shared: false,
  },
} as const;

describe('the plans page', () => {
  test('greets a new member and leads to free content until plans can be bought', () => {
    renderApp(<PlansPage offers={offers()} greets />, { start: { account: ACCOUNT } });
    expect(screen.getByText('Welcome, Leyla Hasan')).toBeTruthy();
    expect(screen.getByText(/Paying for plans opens soon/)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Start watching free episodes' }).getAttribute('href'),
    ).toBe('/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('sells nothing to a subscriber', () => {
    renderApp(<PlansPage offers={offers({ periodCode: 'YEARLY', planCode: 'SOLO' })} />, {
      start: { account: SUBSCRIBED },
    });
    expect(screen.getByText('Changing plans opens soon.')).toBeTruthy();
    expect(screen.getByText('Your plan')).toBeTruthy();
  });

  test('offers sign-up to a guest', () => {
    renderApp(<PlansPage offers={offers()} />);
    expect(screen.getAllByRole('button', { name: /Begin with/ })).toHaveLength(2);
    expect(screen.queryByText(/opens soon/)).toBeNull();
  });
});
