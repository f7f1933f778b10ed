import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeAllModals, openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { useMoneyAddress } from './use-money-address.ts';

function Shell() {
  useMoneyAddress();
  return null;
}
const shellAt = (path: string) => {
  window.history.replaceState(null, '', path);
  return renderApp(<Shell />, { path }).router;
};

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
describe('an address', () => {
  test.each([
    ['/?payment-succeed&intent=i-1', '/payment-succeed'],
    ['/movies?payment-failed&intent=i-1', '/payment-failed'],
  ])(
    '%s leads to the page of the payment',
    { tags: ['SHELL-19', 'SHELL-20'] },
    async (path, page) => {
      const router = shellAt(path);
      await waitFor(() => expect(router.state.location.pathname).toBe(page));
      expect(router.state.location.search).toBe('?intent=i-1');
    },
  );

  test('with payment-cancel says that nothing was charged, once', { tags: ['SHELL-25'] }, () => {
    shellAt('/subscription-plans?payment-cancel');
    expect(useNotifications.getState().shown[0]?.text).toBe('You went back. You were not charged.');
    expect(window.location.search).toBe('');
  });

  test.each(['/?promo-code=EID', '/?apply-promo-code=EID', '/?code=EID&apply=1'])(
    '%s opens the promo code and leaves the address',
    { tags: ['SHELL-23', 'SHELL-24'] },
    (path) => {
      shellAt(path);
      expect(useModals.getState().modal).toMatchObject({
        name: 'promoCode',
        params: { promoCode: 'EID' },
      });
      expect(window.location.search).not.toContain('promo');
    },
  );

  test('with a promo code waits while a modal prevents closing (SPEC-D45), and keeps the code', async () => {
    openModal('oneTimeCode', { account: 'leyla@kandil.test' }, true);
    shellAt('/?promo-code=EID');
    expect(useModals.getState().modal?.name).toBe('oneTimeCode');
    expect(window.location.search).toBe('?promo-code=EID');
    act(closeAllModals);
    await waitFor(() => expect(useModals.getState().modal?.name).toBe('promoCode'));
    expect(window.location.search).toBe('');
  });

  test('with a code alone does nothing: it is that of a television', () => {
    shellAt('/activate?code=123456');
    expect(useModals.getState().modal).toBeNull();
  });
});
