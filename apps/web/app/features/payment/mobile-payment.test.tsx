import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { loadProducts } from '#app/domain/plan/payment-store.ts';
import { offers } from '#app/testing/offers.ts';
import { MobilePaymentModal } from './mobile-payment-modal.tsx';
import { INTENT, leavingFrom, MEMBER, started } from '#app/testing/paying.ts';

const TURKIYE = {
  countryCode: 'TR',
  countryName: 'Türkiye',
  countryPhoneCode: '+90',
  flagUrl: '/flags/TR.svg',
  selected: true,
};

const assign = leavingFrom();

/** The Solo plan is for phones and tablets. */
function handheldOffers() {
  const all = offers();
  for (const plan of all.periods[0]?.plans ?? [])
    if (plan.planCode === 'SOLO') plan.devices = 'HANDHELD';
  return all;
}

describe('the mobile number modal', () => {
  const chosen = { gatewayCode: 'OPERATOR', gatewayPackage: 'op-solo' } as const;

  test('sends a code, and the right one leads to the result', { tags: ['MODAL-14'] }, async () => {
    const sent = scriptNetwork({
      '/payment/v2/billing': started(null, 'OTP'),
      '/payment/v2/billing/confirm': started(null),
    });
    renderApp(<MobilePaymentModal {...chosen} promotionCode="HILAL80" />, MEMBER);
    const user = userEvent.setup();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/phone/i)));
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText(/code/i), '123456');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/payment-succeed?intent=${INTENT}`));
    const billed = sent.filter(({ path }) => path.startsWith('/payment')).map(({ body }) => body);
    expect(billed).toEqual([
      { ...chosen, promotionCode: 'HILAL80', msisdn: '905301234567' },
      { ...chosen, msisdn: '905301234567', otpCode: '123456' },
    ]);
  });

  test('says what is paid for, and that it does not play on this device', async () => {
    scriptNetwork({ '/purchase/v1/subscription-plans': { data: handheldOffers() } });
    await loadProducts(null);
    renderApp(<MobilePaymentModal {...chosen} />, MEMBER);
    expect(screen.getByRole('heading', { name: 'Solo · Monthly' })).toBeTruthy();
    expect(screen.getByText(/works on phones and tablets, not on this device/)).toBeTruthy();
    cleanup();
    renderApp(<MobilePaymentModal gatewayCode="OPERATOR" gatewayPackage="op-family" />, MEMBER);
    expect(screen.getByRole('heading', { name: 'Family · Monthly' })).toBeTruthy();
    expect(screen.queryByText(/works on phones and tablets/)).toBeNull();
  });

  test('a guest whose number is known is logged in for good', async () => {
    for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
    const paid = (result: string) => ({
      data: { ...started(null).data, result, tokenInfo: tokens().data },
    });
    scriptNetwork({
      '/payment/v2/billing': started(null, 'OTP'),
      '/payment/v2/billing/confirm': paid('LOGGED_IN'),
    });
    renderApp(<MobilePaymentModal {...chosen} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText(/code/i), '123456');
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(readCookie(COOKIES.token)).toBe('access');
    expect(readCookie(COOKIES.tokenExpiry)).toMatch(/p$/);
  });

  test(
    'a number that is none is refused, and nothing is sent',
    { tags: ['VALID-44'] },
    async () => {
      const sent = scriptNetwork({});
      renderApp(<MobilePaymentModal {...chosen} />, MEMBER);
      for (const typed of ['', '12']) {
        if (typed) await userEvent.type(screen.getByLabelText(/phone/i), typed);
        await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
        expect(screen.getByLabelText(/phone/i).getAttribute('aria-invalid')).toBe('true');
      }
      expect(sent.filter(({ path }) => path.startsWith('/payment'))).toEqual([]);
    },
  );

  test('a number that is sent before the countries have loaded gets its calling code', async () => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => (load = resolve));
    const sent = scriptNetwork({
      '/auth/country/list': async () => {
        await loaded;
        return { data: [TURKIYE] };
      },
      '/payment/v2/billing': started(null, 'OTP'),
    });
    renderApp(<MobilePaymentModal {...chosen} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/phone/i), '5301234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    load();
    await screen.findByLabelText(/code/i);
    expect(sent.find(({ path }) => path.endsWith('/billing'))?.body).toMatchObject({
      msisdn: '905301234567',
    });
  });

  test('a wrong code is said and the number stays', { tags: ['PAYMENT-04'] }, async () => {
    scriptNetwork({
      '/payment/v2/billing': started(null, 'OTP'),
      '/payment/v2/billing/confirm': refused(400, 'CODE_WRONG', 'The code is wrong.'),
    });
    renderApp(<MobilePaymentModal {...chosen} />, MEMBER);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/phone/i), '905301234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText(/code/i), '123456');
    expect(await screen.findByText('The code is wrong.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText<HTMLInputElement>(/phone/i).value).toContain('905301234567');
  });
});
