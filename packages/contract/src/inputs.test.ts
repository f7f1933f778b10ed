import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { auth, content, notify, partner, payment, purchase } from './index.ts';

/** The longest and shortest text of each field that a person or a device fills in. */
const FIELDS: [name: string, schema: z.ZodMiniType, min: number, max: number][] = [
  ['name of a new account', auth.register.body.shape.fullName, 1, 64],
  ['channel of a new account', auth.register.body.shape.channel, 0, 32],
  ['reference of a new account', auth.register.body.shape.reference, 0, 64],
  ['reference code of a new account', auth.register.body.shape.referenceCode, 0, 64],
  ['reference code of a link to sign up', auth.register.query.shape.referenceCode, 0, 64],
  ['repeated password', auth.register.body.shape.repeatPassword, 0, 128],
  ['confirmed password', auth.register.body.shape.confirmPassword, 0, 128],
  ['new name of an account', auth.userInfo.body.shape.fullName, 1, 64],
  ['country code of an account', auth.userInfo.body.shape.countryCode, 2, 2],
  ['name of a profile', auth.profileAdd.body.shape.profileName, 1, 64],
  ['avatar of a profile', auth.profileAdd.body.shape.avatarId, 1, 40],
  ['password before a PIN', auth.profilePin.body.shape.password, 1, 128],
  ['password before a deletion', auth.accountDelete.body.shape.password, 1, 128],
  ['token of a provider', auth.socialLogin.body.shape.accessToken, 1, 8192],
  ['name by a provider', auth.socialLogin.body.shape.fullName, 0, 64],
  ['reference by a provider', auth.socialLogin.body.shape.reference, 0, 64],
  ['reference code by a provider', auth.socialLogin.body.shape.referenceCode, 0, 64],
  ['password that proves an account', auth.socialProve.body.shape.password, 1, 128],
  ['password before leaving', auth.logout.body.shape.password, 1, 128],
  ['platform that is left', auth.logout.body.shape.platform, 0, 32],
  ['device of a television', auth.tvCheck.body.shape.deviceId, 8, 64],
  ['secret of a television', auth.tvCheck.body.shape.deviceSecret, 16, 128],
  ['words of a search', content.seriesSearch.query.shape.keyword, 1, 64],
  ['subject of a ticket', notify.supportTicketSave.body.shape.ticketSubject, 1, 64],
  ['message of a ticket', notify.supportTicketSave.body.shape.ticketMessage, 3, 5000],
  ['language of a ticket', notify.supportTicketSave.body.shape.deviceLanguage, 2, 8],
  ['reply to a ticket', notify.supportTicketReply.body.shape.ticketMessage, 1, 5000],
  ['channel of a partner', partner.registerRequest.body.shape.channel, 1, 32],
  ['package', payment.billing.body.shape.gatewayPackage, 1, 80],
  ['promo code of a payment', payment.billing.body.shape.promotionCode, 0, 64],
  ['promo code of plans', purchase.subscriptionPlans.body.shape.promoCode, 0, 64],
  ['subscription to cancel', payment.billingCancel.body.shape.gatewaySubsId, 1, 120],
  ['first name of a card', payment.cardDetails.body.shape.name, 1, 60],
  ['last name of a card', payment.cardDetails.body.shape.surname, 1, 60],
  ['address of a card', payment.cardDetails.body.shape.address, 5, 200],
  ['city of a card', payment.cardDetails.body.shape.city, 1, 60],
  ['zip code of a card', payment.cardDetails.body.shape.zipCode, 0, 12],
];

test.each(FIELDS)('%s: as long as allowed', (_name, schema, min, max) => {
  const takes = (length: number) => schema.safeParse('a'.repeat(length)).success;
  const lengths = [Math.max(0, min - 1), min, max, max + 1];
  expect(lengths.map(takes)).toEqual([min === 0, true, true, false]);
});
