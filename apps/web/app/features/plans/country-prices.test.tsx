import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { PlansPage } from './plans-page.tsx';

const NOTHING = usePayment.getInitialState();
/** Without the marks that isolate an amount. */
const plain = (text: string) => text.replace(/[⁦-⁩]/g, '');

beforeEach(() => usePayment.setState(NOTHING, true));
describe('the prices of a country', () => {
  /** Of another country, in another currency. */
  function abroad() {
    const all = offers();
    for (const plan of all.periods[1]?.plans ?? [])
      Object.assign(plan, { price: { amount: 14_900, currency: 'TRY' } });
    return { ...all, countryCode: 'TR' };
  }
  const ofNowhere = () => ({ ...offers(), countryCode: null });
  const solo = () =>
    plain(screen.getByRole('heading', { name: 'Solo' }).closest('li')?.textContent ?? '');

  test('replace those of a document that knows none, asked for once', async () => {
    const sent = scriptNetwork({ '/purchase/v1/subscription-plans': { data: abroad() } });
    renderApp(<PlansPage offers={ofNowhere()} />, {});
    expect(solo()).toContain('$39.99');
    await waitFor(() => expect(solo()).toContain('₺149.00'));
    expect(sent).toHaveLength(1);
  });

  test('are not asked for again where they are known, and a failure leaves what is shown', async () => {
    const sent = scriptNetwork({ '/purchase/v1/subscription-plans': 'offline' });
    renderApp(<PlansPage offers={abroad()} />, {});
    expect(sent).toHaveLength(0);
    cleanup();
    usePayment.setState(NOTHING, true);
    renderApp(<PlansPage offers={ofNowhere()} />, {});
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(solo()).toContain('$39.99');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
