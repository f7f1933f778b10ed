import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropFromAddress } from '#app/browser/address/query.ts';
import { placeIntent } from '#app/domain/intent/stored-intents.ts';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { closeModal, openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp, UI } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { PlansModal } from './plans-modal.tsx';
import { PlansPage } from './plans-page.tsx';

const MEMBER = { start: { account: ACCOUNT } };
const CHILD = {
  id: 7,
  profileId: 7,
  profileName: 'Elif',
  avatarId: 'rocket',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'KIDS',
  isDefaultProfile: true,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
} as const;
const OF_CHILD = { start: { account: { ...ACCOUNT, userProfile: [CHILD] }, profileId: 7 } };
const NOTHING = usePayment.getInitialState();
/** Without the marks that isolate an amount. */
const plain = (text: string | null) => (text ?? '').replace(/[⁦-⁩]/g, '');

beforeEach(() => {
  usePayment.setState(NOTHING, true);
  useModals.setState({ modal: null, below: [] });
  window.history.replaceState(null, '', '/subscription-plans');
});
/** The offers with a code that makes the yearly Solo plan cheaper, or with the reason why it does not apply. */
function withCode(promoCode: string, applied: boolean) {
  const all = offers();
  const text = applied ? '80 % off the first year' : 'This code has expired.';
  for (const plan of all.periods[1]?.plans ?? [])
    if (applied)
      Object.assign(plan, {
        promoApplied: true,
        promoText: text,
        today: { amount: 2388, currency: 'USD' },
      });
  const reason = applied ? null : ('EXPIRED' as const);
  return { ...all, promoCodeAction: { promoCode, applied, reason, text } };
}

describe('the plans page', () => {
  test(
    'greets a new member, and each plan can be chosen',
    { tags: ['PURCHASE-04', 'SCREEN-39'] },
    async () => {
      renderApp(<PlansPage offers={offers()} greets />, MEMBER);
      expect(screen.getByText('Welcome, Leyla Hasan')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Choose Solo' }));
      expect(useModals.getState().modal).toMatchObject({
        name: 'paymentType',
        params: { selectedPlan: 'SOLO', selectedPeriod: 'YEARLY' },
      });
    },
  );

  test('answers the promo code of a link first, then opens the payment of its plan', async () => {
    const path = '/landing/vip?promo-code=EID&planCode=SOLO&periodCode=YEARLY';
    window.history.replaceState(null, '', path);
    renderApp(<PlansPage offers={offers()} greets />, { ...MEMBER, path });
    expect(useModals.getState().modal).toBeNull();
    dropFromAddress('promo-code');
    act(() => openModal('promoCode', { promoCode: 'EID' }));
    expect(useModals.getState().modal?.name).toBe('promoCode');
    act(closeModal);
    await waitFor(() => expect(useModals.getState().modal?.name).toBe('paymentType'));
  });

  test('offers sign-up to a guest, who may also pay with a phone number', async () => {
    renderApp(<PlansPage offers={offers()} />);
    expect(screen.getAllByRole('button', { name: /Start with/ })).toHaveLength(2);
    const [byNumber] = screen.getAllByRole('button', { name: 'Pay with my phone number' });
    if (!byNumber) throw new Error('no button');
    await userEvent.click(byNumber);
    expect(useModals.getState().modal).toMatchObject({
      name: 'mobilePayment',
      params: { gatewayCode: 'OPERATOR', gatewayPackage: 'op-solo' },
    });
  });

  test('says what the highlighted plan costs now and next', { tags: ['SCREEN-39'] }, () => {
    renderApp(<PlansPage offers={offers()} />, MEMBER);
    const bar = screen.getByRole('heading', { name: 'Family · Yearly' }).closest('section');
    expect(plain(bar?.textContent ?? '')).toContain(
      'Today $63.99 · next charge $63.99 on December 1, 2026 · giving share $1.60',
    );
  });

  test('a child sees plans and prices, and can neither choose nor follow a link to pay', () => {
    const path = '/subscription-plans?periodCode=MONTHLY&planCode=SOLO&gatewayCode=PAYPAL';
    renderApp(<PlansPage offers={offers()} />, {
      ...OF_CHILD,
      path,
    });
    expect(screen.getByText(/Plans and payments are for adults/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /Monthly/ })).toBeTruthy();
    expect(useModals.getState().modal).toBeNull();
  });

  test('tells a family member that somebody else pays', () => {
    const shared = { shared: true, subscriptionStatus: 'ACTIVE' } as Account['subscription'];
    const member = { ...ACCOUNT, subscription: shared };
    const note = () => screen.queryByText(UI['plans.shared'] ?? '');
    renderApp(<PlansPage offers={offers()} />, { start: { account: member } });
    expect(note()).toBeTruthy();
    cleanup();
    renderApp(<PlansPage offers={offers()} />, {
      start: { account: { ...member, userProfile: [CHILD] }, profileId: 7 },
    });
    expect(note()).toBeNull();
    cleanup();
    renderApp(<PlansPage offers={offers()} />, MEMBER);
    expect(note()).toBeNull();
  });

  test('right after sign-up the way on without a plan leads to what the person came for', () => {
    placeIntent.store('/watch/7');
    renderApp(<PlansPage offers={offers()} greets />, MEMBER);
    const way = () => screen.queryByRole('link', { name: UI['plans.startFree'] ?? '' });
    expect(way()?.getAttribute('href')).toBe('/watch/7');
    cleanup();
    placeIntent.forget();
    renderApp(<PlansPage offers={offers()} greets />, MEMBER);
    expect(way()?.getAttribute('href')).toBe('/');
    cleanup();
    renderApp(<PlansPage offers={offers()} greets />);
    expect(way()).toBeNull();
    cleanup();
    renderApp(<PlansPage offers={offers()} />, MEMBER);
    expect(way()).toBeNull();
  });

  test('says why a plan cannot be bought', () => {
    const all = offers();
    for (const { plans } of all.periods)
      for (const plan of plans)
        Object.assign(plan, { paymentOptions: [], optionNotes: ['This is your current plan.'] });
    renderApp(<PlansPage offers={all} />, MEMBER);
    // In each card, and below in place of a price today.
    expect(screen.getAllByText('This is your current plan.')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('Today');
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
  });
});

describe('a promo code', () => {
  const codeField = () => screen.getByLabelText<HTMLInputElement>('Promo code');
  const enter = async (code: string) => {
    const user = userEvent.setup();
    await user.type(codeField(), `${code}{Enter}`);
  };

  test('that applies changes the price, says what it does, and can be removed', async () => {
    const sent = scriptNetwork({
      '/purchase/v1/subscription-plans': ({ body }) => ({
        data: body['promoCode'] ? withCode('HILAL80', true) : offers(),
      }),
    });
    renderApp(<PlansPage offers={offers()} />, MEMBER);
    await enter('HILAL80');
    await waitFor(() =>
      expect(within(screen.getByRole('status')).getByText('80 % off the first year')).toBeTruthy(),
    );
    expect(plain(document.body.textContent)).toContain('Today $23.88');
    const solo = () => screen.getByRole('heading', { name: 'Solo' }).closest('li');
    expect(plain(solo()?.textContent ?? '')).toContain(
      '$23.88 Regular price $39.99 / year80 % off the first year',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(plain(document.body.textContent)).toContain('Today $63.99'));
    expect(plain(solo()?.textContent ?? '')).toContain('$39.99 / year$3.33 a month');
    expect(sent.map(({ body }) => body)).toEqual([{ promoCode: 'HILAL80' }, {}]);
  });

  test(
    'that does not apply gives the exact reason, and what was typed stays',
    { tags: ['VALID-43'] },
    async () => {
      scriptNetwork({ '/purchase/v1/subscription-plans': { data: withCode('OLD', false) } });
      renderApp(<PlansPage offers={offers()} />, MEMBER);
      await enter('OLD');
      await waitFor(() => expect(screen.getByText('This code has expired.')).toBeTruthy());
      expect(codeField().value).toBe('OLD');
      expect(codeField().getAttribute('aria-invalid')).toBe('true');
    },
  );

  test(
    'is asked for before anything is sent, and a network fault keeps it',
    { tags: ['VALID-43'] },
    async () => {
      const sent = scriptNetwork({ '/purchase/v1/subscription-plans': 'offline' });
      renderApp(<PlansPage offers={offers()} />, MEMBER);
      await enter('  ');
      expect(screen.getByText('Enter a code first')).toBeTruthy();
      expect(sent).toEqual([]);
      await enter('HILAL80 ');
      await waitFor(() => expect(codeField().getAttribute('aria-invalid')).toBe('true'));
      expect(codeField().value.trim()).toBe('HILAL80');
      // It is sent without blanks, and has 64 characters at most.
      expect(sent.map(({ body }) => body)).toEqual([{ promoCode: 'HILAL80' }]);
      expect(codeField().maxLength).toBe(64);
    },
  );
});

describe('an address', () => {
  test.each([
    ['gatewayCode=IYZICO', { gatewayCode: 'IYZICO' }, 'SHELL-26'],
    ['payment-gateway=IYZICO', { gatewayCode: 'IYZICO' }, 'SHELL-25'],
    ['gatewayPackage=iy-solo', { gatewayPackage: 'iy-solo' }, 'SHELL-26'],
    ['gatewayFlow=1', {}, 'SHELL-26'],
  ])('with a plan and %s goes on with that payment, once', async (way, asked, _id) => {
    const address = `/subscription-plans?periodCode=MONTHLY&planCode=SOLO&${way}`;
    window.history.replaceState(null, '', address);
    renderApp(<PlansPage offers={offers()} />, { ...MEMBER, path: address });
    await waitFor(() =>
      expect(useModals.getState().modal).toEqual(
        expect.objectContaining({
          name: 'paymentType',
          params: { selectedPlan: 'SOLO', selectedPeriod: 'MONTHLY', ...asked },
        }),
      ),
    );
    expect(window.location.search).toBe('');
  });

  test('of no plan on sale opens nothing', { tags: ['SHELL-26'] }, async () => {
    const path = '/subscription-plans?periodCode=MONTHLY&planCode=NONE&gatewayCode=IYZICO';
    renderApp(<PlansPage offers={offers()} />, { ...MEMBER, path });
    await screen.findByRole('button', { name: 'Choose Solo' });
    expect(useModals.getState().modal).toBeNull();
  });

  test.each([
    ['a plan alone only highlights it', '?periodCode=MONTHLY&planCode=SOLO', false],
    ['the plan pressed before sign-up goes on', '?periodCode=MONTHLY&planCode=SOLO', true],
  ])('%s', async (_name, search, greets) => {
    const path = `/landing/vip${search}`;
    renderApp(<PlansPage offers={offers()} greets={greets} />, { ...MEMBER, path });
    await waitFor(() => expect(useModals.getState().modal !== null).toBe(greets));
  });
});

describe('the plans modal', { tags: ['MODAL-18'] }, () => {
  test('says why it is open, and a plan leads to its payment over it', async () => {
    scriptNetwork({ '/purchase/v1/subscription-plans': { data: offers() } });
    renderApp(<PlansModal why="Sharing needs a family plan." />, MEMBER);
    expect(screen.getByText('Sharing needs a family plan.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Family' }));
    expect(useModals.getState().modal).toMatchObject({
      name: 'paymentType',
      params: { selectedPlan: 'FAMILY', selectedPeriod: 'YEARLY' },
    });
  });

  test('shows a child plans and prices, and nothing to pay with', async () => {
    scriptNetwork({ '/purchase/v1/subscription-plans': { data: offers() } });
    renderApp(<PlansModal />, OF_CHILD);
    expect(await screen.findByText(/Plans and payments are for adults/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Solo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
    expect(document.body.textContent).not.toContain('Today');
  });

  test('can be tried again when the plans do not come', async () => {
    scriptNetwork({ '/purchase/v1/subscription-plans': 'offline' });
    renderApp(<PlansModal />, MEMBER);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    scriptNetwork({ '/purchase/v1/subscription-plans': { data: offers() } });
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Choose Solo' })).toBeTruthy();
  });
});
