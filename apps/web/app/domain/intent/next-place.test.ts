// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPlace, placeAfterSignUp, requestedPlace } from './next-place.ts';
import { storeOffer, storedOffer } from './shown-offer.ts';
import { invitationIntent, offerIntent, placeIntent } from './stored-intents.ts';

const OFFER = { promoCode: 'EID', planCode: 'SOLO', periodCode: 'YEARLY' };

beforeEach(() => {
  for (const intent of [invitationIntent, offerIntent, placeIntent]) intent.forget();
});

test('who came for nothing stays after a login, and sees the plans after a sign-up', () => {
  expect(nextPlace('/genre/drama')).toBeNull();
  expect(requestedPlace()).toBeNull();
  expect(placeAfterSignUp('?planCode=SOLO')).toBe('/landing/vip?planCode=SOLO');
});

test('who came to watch a title returns to it, and to no other site', () => {
  placeIntent.store('/watch/7?from=12');
  expect(requestedPlace()).toBe('/watch/7?from=12');
  placeIntent.store('//elsewhere.test/watch/7');
  expect(requestedPlace()).toBe('/');
});

test('who came for an offer continues with its plan, or with all plans', () => {
  storeOffer(OFFER);
  expect(nextPlace('/')).toBe('/subscription-plans?planCode=SOLO&periodCode=YEARLY');
  for (const missing of [{ planCode: null }, { periodCode: null }]) {
    storeOffer({ ...OFFER, ...missing });
    expect(nextPlace('/')).toBe('/subscription-plans');
  }
  // These pages quote the offer themselves.
  for (const page of ['/subscription-plans', '/landing/vip']) expect(nextPlace(page)).toBeNull();
});

test('who came for an invitation continues with it before an offer', () => {
  storeOffer(OFFER);
  invitationIntent.store('a b');
  expect(nextPlace('/')).toBe('/family-sharing/accept?token=a%20b');
  expect(nextPlace('/family-sharing/accept')).toBeNull();
  expect(placeAfterSignUp('?planCode=SOLO')).toBe('/family-sharing/accept?token=a%20b');
});

describe('what a tab stores of an offer', () => {
  test.each(['{', 'null', '"EID"', '{}', '{"promoCode":3}'])(
    'is no offer if it is %s',
    (stored) => {
      offerIntent.store(stored);
      expect(storedOffer()).toBeNull();
    },
  );

  test('may name no plan', () => {
    offerIntent.store('{"promoCode":"EID"}');
    expect(storedOffer()).toEqual({ promoCode: 'EID', planCode: null, periodCode: null });
  });

  test('lives until the next document where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storeOffer(OFFER);
    expect(storedOffer()).toEqual(OFFER);
    offerIntent.forget();
    expect(storedOffer()).toBeNull();
  });
});
