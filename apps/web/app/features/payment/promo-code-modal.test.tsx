import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { PromoCodeModal } from './promo-code-modal.tsx';

const PLANS = '/purchase/v1/subscription-plans';
const action = (promoCode: string, applied: boolean) => ({
  promoCode,
  applied,
  reason: applied ? null : ('UNKNOWN' as const),
  text: applied ? 'A month for free.' : 'There is no such code.',
});

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
const NOTHING = usePayment.getInitialState();
beforeEach(() => {
  sessionStorage.clear();
  usePayment.setState(NOTHING, true);
  useModals.setState({ modal: null, below: [] });
  scriptNetwork({
    [PLANS]: ({ body }) => {
      const { promoCode: code = '' } = body as { promoCode?: string };
      return {
        data: { ...offers(), promoCodeAction: code ? action(code, code === 'GOOD') : null },
      };
    },
  });
});
function open(path: string, promoCode?: string) {
  openModal('promoCode', {});
  return renderApp(<PromoCodeModal {...(promoCode && { promoCode })} />, { path });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const go = () => screen.queryByRole('button', { name: /continue|see|go/i });
const apply = () => userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);

test('a code is applied when its button is pressed; then it leads to the plans', async () => {
  const { router } = open('/my-list');
  expect(go()).toBeNull();
  await userEvent.type(field(), ' GOOD ');
  await apply();
  expect(await screen.findByText('A month for free.')).toBeTruthy();
  await waitFor(() => expect(go()).not.toBeNull());
  await userEvent.click(go() as HTMLElement);
  expect(router.state.location.pathname).toBe('/subscription-plans');
  expect(useModals.getState().modal?.visible ?? false).toBe(false);
});

test('the landing page has the plans itself', async () => {
  const { router } = open('/landing', 'GOOD');
  await waitFor(() => expect(go()).not.toBeNull());
  expect(field().value).toBe('GOOD');
  await userEvent.click(go() as HTMLElement);
  expect(router.state.location.pathname).toBe('/landing');
  // It is not opened again: what was typed on it would be gone.
  expect(router.state.historyAction).toBe('POP');
});

test('an unknown code says so and stays for correction; an empty field is not sent', async () => {
  open('/my-list');
  await apply();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'BAD');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await apply();
  expect(await screen.findByText('There is no such code.')).toBeTruthy();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['BAD', 'true']);
  expect(go()).toBeNull();
});

test('an applied code can be removed', async () => {
  open('/my-list', 'GOOD');
  await screen.findByText('A month for free.');
  await apply();
  await waitFor(() => expect(screen.queryByText('A month for free.')).toBeNull());
  expect(field().value).toBe('');
  expect(usePayment.getState().promoCode).toBeNull();
});
