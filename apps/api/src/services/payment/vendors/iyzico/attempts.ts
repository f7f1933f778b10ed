import type { Clock } from '../../../../platform/clock.ts';
import { type Approval, type Attempt, type AttemptState, GatewayRefusal } from '../gateway.ts';
import { type IyzicoClient, IyzicoRefusal } from './client.ts';
import { isOfBank, reasonOf } from './reasons.ts';
import { checkoutForm, checkoutResult } from './wire.ts';

const TOKEN_SECONDS = 1800;
/** Where iyzico's script draws its form. */
const PLACE = '<div id="iyzipay-checkout-form" class="responsive"></div>';
const PATH = '/v2/subscription/checkoutform';
const CODE = {
  /** The token is not known, or not any more. */
  unknownToken: '5122',
};

/** What iyzico wants to know of the payer. */
function customerOf({ payer }: Attempt) {
  if (!payer) throw new GatewayRefusal('REFUSED', 'iyzico needs the details of the payer');
  const { name, surname, email, phone, identityNumber, address } = payer;
  const place = {
    contactName: `${name} ${surname}`,
    address: address.line,
    city: address.city,
    zipCode: address.zipCode,
    country: address.country,
  };
  return {
    name,
    surname,
    email,
    gsmNumber: phone.startsWith('+') ? phone : `+${phone}`,
    identityNumber,
    billingAddress: place,
    shippingAddress: place,
  };
}

/** Prepares the card form of an attempt. The subscription that it makes is PENDING, so nothing is charged. */
export function openAttempt(ask: IyzicoClient, now: Clock) {
  return async (attempt: Attempt): Promise<Approval> => {
    if (attempt.startsAt)
      throw new GatewayRefusal('REFUSED', 'iyzico cannot start a subscription at a later date');
    const form = await ask(checkoutForm, {
      method: 'POST',
      path: `${PATH}/initialize`,
      body: {
        locale: attempt.language.startsWith('tr') ? 'tr' : 'en',
        conversationId: attempt.key,
        callbackUrl: attempt.returnUrl,
        pricingPlanReferenceCode: attempt.planId,
        subscriptionInitialStatus: 'PENDING',
        customer: customerOf(attempt),
      },
    });
    const seconds = form.tokenExpireTime ?? TOKEN_SECONDS;
    return {
      kind: 'FORM',
      reference: form.token,
      expiresAt: new Date(now() + seconds * 1000),
      html: PLACE + form.checkoutFormContent,
    };
  };
}

/**
 * Whether the card form was completed. A card that is refused in it can be replaced by another, so it leaves the attempt
 * waiting, until its token expires.
 */
export function readAttempt(ask: IyzicoClient) {
  return async (token: string): Promise<AttemptState> => {
    try {
      const path = `${PATH}/${encodeURIComponent(token)}`;
      const { data } = await ask(checkoutResult, { method: 'GET', path });
      return { state: 'APPROVED', gatewaySubsId: data.referenceCode };
    } catch (error) {
      if (!(error instanceof IyzicoRefusal)) throw error;
      if (error.code === CODE.unknownToken) return { state: 'EXPIRED' };
      return isOfBank(error.code)
        ? { state: 'REFUSED', reason: reasonOf(error.code) }
        : { state: 'WAITING' };
    }
  };
}
