import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { CreditCardModal } from './credit-card-modal.tsx';
import { MobilePaymentModal } from './mobile-payment-modal.tsx';
import { PaymentTypeModal } from './payment-type-modal.tsx';

const MEMBER = { start: { account: ACCOUNT } };
const NOTHING = usePayment.getInitialState();
const INTENT = '3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11';
const assign = vi.fn<(address: string) => void>();
const plain = (text: string | null) => (text ?? '').replace(/[⁦-⁩]/g, '');
const PLANS = { '/purchase/v1/subscription-plans': { data: offers() } };
const started = (redirectUrl: string | null, result = 'SUCCESS') => ({
  data: { result, intentId: INTENT, redirectUrl, tokenInfo: null },
});

beforeEach(() => {
  usePayment.setState(NOTHING, true);
  useModals.setState({ modal: null, below: [] });
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign, href: 'http://localhost/', search: '' });
});
afterEach(cleanup);

describe('the payment type modal', () => {
  const open = () =>
    renderApp(<PaymentTypeModal selectedPlan="SOLO" selectedPeriod="YEARLY" />, MEMBER);
  const pay = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Pay .*39.99/ }));

  test('shows the quote and every way to pay', { tags: ['MODAL-12'] }, async () => {
    scriptNetwork(PLANS);
    open();
    await screen.findByRole('radio', { name: /PayPal/ });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(plain(document.body.textContent)).toContain('Solo · YearlyToday $39.99');
  });

  test('leaves for the page of the gateway with exactly the package that was shown', async () => {
    const sent = scriptNetwork({
      ...PLANS,
      '/payment/v2/billing': started('https://pay.test/approve'),
    });
    open();
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/approve'));
    expect(sent.at(-1)?.body).toEqual({ gatewayCode: 'PAYPAL', gatewayPackage: 'pp-solo' });
  });

  test('a second press while it leaves starts nothing', async () => {
    const sent = scriptNetwork({
      ...PLANS,
      '/payment/v2/billing': started('https://pay.test/approve'),
    });
    open();
    await pay();
    await pay();
    expect(sent.filter(({ path }) => path === '/payment/v2/billing')).toHaveLength(1);
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
        'The price has changed from $39.99 to $40.99. Nothing was charged.',
      ),
    );
    expect(screen.getByRole('button', { name: /^Pay .*40.99/ })).toBeTruthy();
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
    expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  });

  test('opens the card form and the phone number over itself', async () => {
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
  });
});

describe('the credit card modal', () => {
  const open = () =>
    renderApp(<CreditCardModal gatewayCode="IYZICO" gatewayPackage="iy-solo" />, MEMBER);
  const fill = async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('First name'), 'Leyla');
    await user.type(screen.getByLabelText('Last name'), 'Hasan');
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.type(screen.getByLabelText('Identity number'), '١١١١١١١١١١١');
    await user.type(screen.getByLabelText('Billing address'), 'Moda Caddesi 1');
    await user.type(screen.getByLabelText('City'), 'Istanbul');
  };
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go on to the card' }));

  test('asks for no card number, and marks what is missing', { tags: ['MODAL-09'] }, async () => {
    const sent = scriptNetwork({});
    open();
    await goOn();
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(screen.queryByLabelText(/card number/i)).toBeNull();
    expect(sent.filter(({ path }) => path.startsWith('/payment'))).toEqual([]);
  });

  test('hands the details over and leaves for the card form', async () => {
    const sent = scriptNetwork({
      '/payment/v2/billing': started(null),
      '/payment/v2/billing/card-details': { data: { redirectUrl: 'https://pay.test/card' } },
    });
    open();
    await fill();
    await goOn();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/card'));
    expect(sent.at(-1)?.body).toMatchObject({
      intentId: INTENT,
      identityNumber: '11111111111',
      email: 'leyla@kandil.test',
    });
  });

  test('keeps everything when it is refused, and does not start a second attempt', async () => {
    const sent = scriptNetwork({
      '/payment/v2/billing': started(null),
      '/payment/v2/billing/card-details': refused(503, 'GATEWAY_UNAVAILABLE', 'Not now.'),
    });
    open();
    await fill();
    await goOn();
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Istanbul');
    await goOn();
    await waitFor(() =>
      expect(sent.filter(({ path }) => path.endsWith('card-details'))).toHaveLength(2),
    );
    expect(sent.filter(({ path }) => path === '/payment/v2/billing')).toHaveLength(1);
  });
});

describe('the mobile number modal', () => {
  const chosen = { gatewayCode: 'OPERATOR', gatewayPackage: 'op-solo' } as const;

  test('sends a code, and the right one leads to the result', { tags: ['MODAL-14'] }, async () => {
    const sent = scriptNetwork({
      '/payment/v2/billing': started(null, 'OTP'),
      '/payment/v2/billing/confirm': started(null),
    });
    renderApp(<MobilePaymentModal {...chosen} promotionCode="HILAL80" />, MEMBER);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await user.type(await screen.findByLabelText(/code/i), '123456');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/payment-succeed?intent=${INTENT}`));
    const billed = sent.filter(({ path }) => path.startsWith('/payment')).map(({ body }) => body);
    expect(billed).toEqual([
      { ...chosen, promotionCode: 'HILAL80', msisdn: '905301234567' },
      { ...chosen, msisdn: '905301234567', otpCode: '123456' },
    ]);
  });

  test('a wrong code is said and the number stays', async () => {
    scriptNetwork({
      '/payment/v2/billing': started(null, 'OTP'),
      '/payment/v2/billing/confirm': refused(400, 'CODE_WRONG', 'The code is wrong.'),
    });
    renderApp(<MobilePaymentModal {...chosen} />, MEMBER);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await user.type(await screen.findByLabelText(/code/i), '123456');
    expect(await screen.findByText('The code is wrong.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText<HTMLInputElement>(/phone/i).value).toContain('905301234567');
  });
});
