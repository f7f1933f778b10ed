import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { PaymentTypeModal } from './payment-type-modal.tsx';
import { leavingFrom, MEMBER, plain, PLANS, started } from '#app/testing/paying.ts';

const assign = leavingFrom();

describe('the payment type modal', () => {
  const open = () =>
    renderApp(<PaymentTypeModal selectedPlan="SOLO" selectedPeriod="YEARLY" />, MEMBER);
  const pay = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Continue / }));

  test('shows the quote and every way to pay', { tags: ['MODAL-12'] }, async () => {
    scriptNetwork(PLANS);
    open();
    await screen.findByRole('radio', { name: /PayPal/ });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(plain(document.body.textContent)).toContain('Solo · YearlyToday $39.99');
  });

  test(
    'leaves for the page of the gateway with exactly the package that was shown',
    { tags: ['PAYMENT-04', 'PURCHASE-04'] },
    async () => {
      const sent = scriptNetwork({
        ...PLANS,
        '/payment/v2/billing': started('https://pay.test/approve'),
      });
      open();
      await pay();
      await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/approve'));
      expect(sent.at(-1)?.body).toEqual({ gatewayCode: 'PAYPAL', gatewayPackage: 'pp-solo' });
    },
  );

  test('a second press while it leaves starts nothing', { tags: ['PAYMENT-04'] }, async () => {
    const sent = scriptNetwork({
      ...PLANS,
      '/payment/v2/billing': started('https://pay.test/approve'),
    });
    open();
    await pay();
    await pay();
    expect(sent.filter(({ path }) => path === '/payment/v2/billing')).toHaveLength(1);
  });

  test('works again when Back shows it from the browser’s cache', async () => {
    scriptNetwork({
      ...PLANS,
      '/payment/v2/billing': started('https://pay.test/approve'),
    });
    open();
    await pay();
    const button = screen.getByRole('button', { name: 'Continue to PayPal' });
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(button.getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  test('says how a price has changed, and charges nothing', async () => {
    const dearer = offers();
    for (const { plans } of dearer.periods)
      for (const plan of plans) plan.today = { amount: plan.price.amount + 100, currency: 'USD' };
    let loads = 0;
    scriptNetwork({
      '/purchase/v1/subscription-plans': () => ({ data: loads++ === 0 ? offers() : dearer }),
      '/payment/v2/billing': refused(409, 'QUOTE_EXPIRED', 'This price is no longer valid.'),
    });
    open();
    await pay();
    await waitFor(() =>
      expect(plain(screen.getByRole('alert').textContent)).toContain(
        'The price has changed from $39.99 to $40.99. You were not charged.',
      ),
    );
    expect(plain(document.body.textContent)).toContain('Today $40.99');
    expect(assign).not.toHaveBeenCalled();
  });

  test('tells when the gateway is down, and can be tried again', async () => {
    scriptNetwork({
      ...PLANS,
      '/payment/v2/billing': refused(503, 'GATEWAY_UNAVAILABLE', 'PayPal does not answer.'),
    });
    open();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain('PayPal does not answer.');
    expect(
      screen.getByRole('button', { name: 'Continue to PayPal' }).getAttribute('aria-busy'),
    ).toBeNull();
  });

  test(
    'begins with the way of the package that an address names',
    { tags: ['SHELL-26'] },
    async () => {
      scriptNetwork(PLANS);
      renderApp(
        <PaymentTypeModal selectedPlan="SOLO" selectedPeriod="YEARLY" gatewayPackage="op-solo" />,
        MEMBER,
      );
      expect(
        await screen.findByRole<HTMLInputElement>('radio', { name: /Phone/, checked: true }),
      ).toBeTruthy();
    },
  );

  test('asks for an unknown country, keeps it in the account, and offers what is there', async () => {
    const unknown = offers();
    for (const plan of unknown.periods.flatMap(({ plans }) => plans))
      Object.assign(plan, {
        asksCountry: true,
        paymentOptions: plan.paymentOptions.filter(({ gatewayCode }) => gatewayCode !== 'IYZICO'),
      });
    let country = '';
    const sent = scriptNetwork({
      '/purchase/v1/subscription-plans': () => ({ data: country === 'TR' ? offers() : unknown }),
      '/auth/country/list': {
        data: [
          {
            countryCode: 'TR',
            countryName: 'Türkiye',
            countryPhoneCode: '+90',
            flagUrl: '/flags/x.svg',
            selected: false,
          },
        ],
      },
      '/auth/v2/auth/user-info': ({ body }) => {
        country = String(body['countryCode']);
        return { data: { ...ACCOUNT, countryCode: country } };
      },
    });
    open();
    await userEvent.selectOptions(
      await screen.findByLabelText('Which country do you live in?'),
      'TR',
    );
    expect(screen.queryByRole('radio', { name: /Card/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('radio', { name: /Card/ });
    expect(screen.queryByLabelText('Which country do you live in?')).toBeNull();
    expect(sent.find(({ path }) => path === '/auth/v2/auth/user-info')?.body).toEqual({
      countryCode: 'TR',
    });
  });

  test('says that a plan for phones and tablets does not play here', async () => {
    const mobile = offers();
    for (const plan of mobile.periods.flatMap(({ plans }) => plans))
      Object.assign(plan, { devices: 'HANDHELD' });
    scriptNetwork({ '/purchase/v1/subscription-plans': { data: mobile } });
    open();
    expect(await screen.findByText(/not on this device/)).toBeTruthy();
  });

  test(
    'opens the card form and the phone number over itself',
    { tags: ['PAYMENT-04'] },
    async () => {
      scriptNetwork(PLANS);
      useModals
        .getState()
        .open('paymentType', { selectedPlan: 'SOLO', selectedPeriod: 'YEARLY' }, false);
      open();
      await userEvent.click(await screen.findByRole('radio', { name: /Card/ }));
      await pay();
      const { modal, below } = useModals.getState();
      expect(modal).toMatchObject({ name: 'creditCard', params: { gatewayPackage: 'iy-solo' } });
      expect(below.map(({ name }) => name)).toEqual(['paymentType']);
    },
  );
});
