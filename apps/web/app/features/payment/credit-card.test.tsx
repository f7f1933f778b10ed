import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CITIES } from '#app/domain/prayer/cities.ts';
import { forgetPrayer, storePrayer } from '#app/domain/prayer/stored.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { CreditCardModal } from './credit-card-modal.tsx';
import { INTENT, leavingFrom, MEMBER, started } from '#app/testing/paying.ts';

const assign = leavingFrom();
const ANKARA = CITIES.find(({ english }) => english === 'Ankara')?.id ?? '';

describe('the credit card modal', () => {
  const open = () =>
    renderApp(<CreditCardModal gatewayCode="IYZICO" gatewayPackage="iy-solo" />, MEMBER);
  const fill = async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.type(screen.getByLabelText('ID number'), '١١١١١١١١١١١');
    await user.type(screen.getByLabelText('Billing address'), 'Moda Caddesi 1');
    await user.type(screen.getByLabelText('City'), 'Istanbul');
  };
  const goOn = () =>
    userEvent.click(screen.getByRole('button', { name: 'Continue to card payment' }));

  test('begins with what is known: the name, the city of the prayer times, the calling code', async () => {
    storePrayer({
      place: { latitude: 39.9, longitude: 32.9, country: 'TR', zone: null, city: ANKARA },
    });
    scriptNetwork({
      '/auth/country/list': {
        data: [
          {
            countryCode: 'DE',
            countryName: 'Germany',
            countryPhoneCode: '+49',
            flagUrl: '/flags/x.svg',
            selected: true,
          },
          {
            countryCode: 'TR',
            countryName: 'Türkiye',
            countryPhoneCode: '+90',
            flagUrl: '/flags/x.svg',
            selected: false,
          },
        ],
      },
    });
    renderApp(<CreditCardModal gatewayCode="IYZICO" gatewayPackage="iy-solo" />, {
      start: { account: { ...ACCOUNT, fullName: 'Fatma Zehra Kaya', countryCode: 'TR' } },
    });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['First name', 'Last name', 'City'].map(value)).toEqual([
      'Fatma Zehra',
      'Kaya',
      'Ankara',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
    expect(await screen.findByText('+90')).toBeTruthy();
    expect(screen.getByText(/needs it to verify who is paying/)).toBeTruthy();
    forgetPrayer();
  });

  test(
    'asks for no card number, and marks what is missing',
    { tags: ['MODAL-09', 'VALID-44'] },
    async () => {
      const sent = scriptNetwork({});
      open();
      await goOn();
      expect(screen.getByLabelText('Billing address').getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(screen.getByLabelText(/phone/i));
      expect(screen.queryByLabelText(/card number/i)).toBeNull();
      expect(sent.filter(({ path }) => path.startsWith('/payment'))).toEqual([]);
    },
  );

  test.each([
    ['ID number', '1234567890', /11 digits/],
    ['ID number', '01234567890', /11 digits/],
    ['Billing address', 'Moda', /short/],
    ['City', 'x'.repeat(61), /long/],
    ['Postal code', '1'.repeat(13), /long/],
  ])('refuses %s %s, and sends nothing', { tags: ['VALID-44'] }, async (label, text, problem) => {
    const sent = scriptNetwork({});
    open();
    await fill();
    const field = screen.getByLabelText<HTMLInputElement>(new RegExp(label));
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await goOn();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toMatch(problem);
    expect(sent.filter(({ path }) => path.startsWith('/payment'))).toEqual([]);
  });

  test(
    'hands the details over and leaves for the card form',
    { tags: ['PAYMENT-04'] },
    async () => {
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
    },
  );

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

  test('says why it is refused; the next press begins a new attempt', async () => {
    const sent = scriptNetwork({
      '/payment/v2/billing': started(null),
      '/payment/v2/billing/card-details': refused(402, 'PAYMENT_REFUSED', 'No.', {
        reference: INTENT,
      }),
      [`/payment/v2/billing/state/${INTENT}`]: {
        data: {
          state: 'FAILED',
          chargedLater: false,
          reason: 'REFUSED',
          paid: null,
          planCode: 'SOLO',
          periodCode: 'YEARLY',
          gatewayCode: 'IYZICO',
          gatewayPackage: 'iy-solo',
          sourceKind: 'CREDIT_CARD',
        },
      },
    });
    open();
    await fill();
    await goOn();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The payment provider declined the payment. You were not charged.',
    );
    await goOn();
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/payment/v2/billing')).toHaveLength(2),
    );
  });

  test('opened again, it has what was typed but the identity number', async () => {
    scriptNetwork({});
    const { unmount } = open();
    await fill();
    unmount();
    open();
    const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['First name', 'Billing address', 'City', /phone/i].map(value)).toEqual([
      'Leyla',
      'Moda Caddesi 1',
      'Istanbul',
      expect.stringContaining('5301234567'),
    ]);
    expect(value('ID number')).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/1{11}|١/);
  });

  test('works again when Back shows it from the browser’s cache', async () => {
    scriptNetwork({
      '/payment/v2/billing': started(null),
      '/payment/v2/billing/card-details': { data: { redirectUrl: 'https://pay.test/card' } },
    });
    open();
    await fill();
    await goOn();
    const button = screen.getByRole('button', { name: 'Continue to card payment' });
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(button.getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
