import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONSENT_KINDS, type ConsentKind } from '#app/browser/consent.ts';
import { needsDocument } from '#app/data/analytics/next-document.ts';
import { createReporter } from '#app/data/analytics/reporter.ts';
import { offerIntent } from '#app/domain/intent/stored-intents.ts';
import { nextPlace, placeAfterSignUp } from '#app/domain/intent/next-place.ts';
import { loadProducts, usePayment, requestedCode } from '#app/domain/plan/payment-store.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { PlansPage } from '#app/features/plans/plans-page.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { useMoneyAddress } from './use-money-address.ts';

const SITES = {
  tagManagerUrl: 'https://tags.example/gtm.js?id=GTM-1',
  pixelUrl: 'https://pixel.example/pixel.js?id=77',
};
const PLANS = '/purchase/v1/subscription-plans';
const NOTHING = usePayment.getInitialState();

/** Those without third-party scripts first: a script that was added stays in this document. */
const ANSWERS: readonly [string, readonly ConsentKind[]][] = [
  ['no answer', []],
  ['reject', []],
  ['functionality only', ['functionality']],
  ['analytics', ['analytics']],
  ['social', ['social']],
  ['all', CONSENT_KINDS],
];
const WAYS = {
  campaign: '/subscription-plans?promo-code=EID&planCode=SOLO&periodCode=MONTHLY',
  mail: '/?register&email=leyla%40kandil.test&channel=radio&promo-code=EID',
  partner: '/subscription-plans?promo-code=EID',
  typed: '/subscription-plans',
};

function Money() {
  useMoneyAddress();
  return null;
}

/** What the browser forgets with a document: everything but its storage. */
function newDocument(): void {
  cleanup();
  usePayment.setState(NOTHING, true);
  useModals.setState({ modal: null, below: [] });
}

/** The services' prices: the code makes the monthly Solo plan free. */
function answer(promoCode: unknown) {
  const all = offers();
  if (promoCode !== 'EID') return all;
  const solo = all.periods[0]?.plans[0];
  const today = { amount: 0, currency: 'USD' };
  if (solo) Object.assign(solo, { promoApplied: true, promoText: 'Free until 16 May', today });
  return {
    ...all,
    promoCodeAction: { promoCode, applied: true, reason: null, text: 'Free until 16 May' },
  };
}

beforeEach(() => {
  newDocument();
  offerIntent.forget();
  scriptNetwork({ [PLANS]: ({ body }) => ({ data: answer(body['promoCode']) }) });
});
afterEach(newDocument);
// Responses are validated by code that loads with the first one; the file ends after it.
afterAll(async () => void (await import('#app/data/client/schemas.ts')));

async function arrive(way: keyof typeof WAYS): Promise<void> {
  window.history.replaceState(null, '', WAYS[way]);
  renderApp(<Money />, { path: WAYS[way] });
  if (way === 'typed') await loadProducts('EID');
}

/** Where each person continues: a guest and a member load the page again, as for another language. */
const CONTINUE = {
  guest: () => window.location.pathname + window.location.search,
  new: () => placeAfterSignUp(window.location.search),
  member: () => nextPlace(window.location.pathname) ?? CONTINUE.guest(),
};
const WITH_QUOTE = { guest: /^\//, new: /^\/landing\/vip/, member: /^\/subscription-plans/ };

describe('an offer that was shown travels to the quote', { tags: ['CAMPAIGN-04'] }, () => {
  describe.each(ANSWERS)('with the cookie answer: %s', (_answer, kinds) => {
    test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('%s', async (way) => {
      createReporter(SITES, new Set(kinds));
      // Third-party scripts end before the page begins, so the address still has the code.
      const isTracked = kinds.includes('analytics') || kinds.includes('social');
      expect(needsDocument(WAYS.campaign)).toBe(isTracked);
      for (const person of ['guest', 'new', 'member'] as const) {
        await arrive(way);
        const place = CONTINUE[person]();
        expect(place, person).toMatch(WITH_QUOTE[person]);
        newDocument();
        expect([person, requestedCode()]).toEqual([person, 'EID']);
        expect(place.includes('planCode=SOLO')).toBe(way === 'campaign');
      }
    });
  });

  test('the quote has the price of the code, and shows no other one before', async () => {
    await arrive('campaign');
    newDocument();
    const path = '/subscription-plans?planCode=SOLO&periodCode=MONTHLY';
    renderApp(<PlansPage offers={offers()} />, { start: { account: ACCOUNT }, path });
    expect(document.body.textContent).not.toContain('Today');
    await waitFor(() => expect(document.body.textContent).toContain('Today $0.00'));
    expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('EID');
  });

  test.each([
    ['removed', async () => loadProducts(null)],
    ['refused', async () => loadProducts('OTHER')],
  ])('until its code is %s', async (_how, end) => {
    await arrive('partner');
    expect(requestedCode()).toBe('EID');
    await end();
    newDocument();
    expect(requestedCode()).toBeNull();
  });

  test('a mailed link to sign up opens no second form over it', async () => {
    await arrive('mail');
    expect(useModals.getState().modal).toBeNull();
    newDocument();
    await arrive('partner');
    expect(useModals.getState().modal?.name).toBe('promoCode');
  });
});
