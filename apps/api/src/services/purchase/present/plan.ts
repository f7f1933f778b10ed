import type { plan as planShape, PromoRefusal } from '@kandil/contract/purchase';
import type { MessageKey, Translate } from '@kandil/i18n';
import { dateText, type Money, moneyText } from '@kandil/i18n/formats';
import type * as z from 'zod/mini';
import { offers } from '../../../platform/site.ts';
import type { PlanOffer } from '../rules/plan-offer.ts';
import { givingShare, monthlyPrice } from '../rules/prices.ts';
import { planDescription, planTitle } from './titles.ts';

export interface Voice {
  words: Translate<MessageKey>;
  language: string;
}

type Plan = z.output<typeof planShape>;

interface PlanContext {
  isSelected: boolean;
  isCurrent: boolean;
  /** What comes back of the running subscription if it is replaced now. */
  unused: Money | null;
  /** False: nothing new is sold here yet. */
  isOpen: boolean;
  /** What is given away of a payment made now. */
  givingPercent: number;
}

/** What a plan promises: without the operator's family sharing, not that it can be shared. */
export const promisedFeatures = ({ features }: PlanOffer['plan']) =>
  offers('family') ? features : features.filter(({ code }) => code !== 'family-sharing');

/** @param refusal why the promo code cannot be used at all; undefined without a code */
export function presentPlan(
  offered: PlanOffer,
  { isSelected, isCurrent, unused, isOpen, givingPercent }: PlanContext,
  refusal: PromoRefusal | null | undefined,
  voice: Voice,
): Plan {
  const { plan, period, price, quote } = offered;
  const { words, language } = voice;
  const money = (amount: number) => ({ amount, currency: price.currency });
  return {
    planCode: plan.code,
    title: planTitle(plan, plan.code, words, language),
    description: planDescription(plan, words, language),
    selected: isSelected,
    current: isCurrent,
    price: money(price.amount),
    monthlyPrice: money(monthlyPrice(price.amount, period.months)),
    today: money(quote.today),
    givingShare: money(givingShare(quote.today, givingPercent)),
    nextCharge: { date: quote.next.toISOString(), price: money(price.amount) },
    promoApplied: refusal === null && offered.offer !== null,
    promoText: refusal === undefined ? null : promoText(offered, refusal, voice),
    changeText: changeText(offered, unused, voice),
    streams: plan.streams,
    devices: plan.devices,
    familySeats: offers('family') ? plan.family_seats : 0,
    featureCodes: promisedFeatures(plan).map(({ code }) => code),
    paymentOptions: offered.packages.map(({ id, gateway_code, source_kind }) => ({
      gatewayCode: gateway_code,
      gatewayPackage: id,
      sourceKind: source_kind,
      title: words(`plans.pay.${source_kind}`),
    })),
    optionNotes: isOpen ? notesOf(offered, voice) : [voice.words('plans.note.closed')],
    asksCountry: offered.obstacles.some(({ obstacle }) => obstacle === 'COUNTRY_UNKNOWN'),
  };
}

/** What a promo code changes for a plan, or why it changes nothing. */
function promoText(
  { offer, price, quote, refusal: own }: PlanOffer,
  refusal: PromoRefusal | null,
  { words, language }: Voice,
): string {
  const reason = refusal ?? own;
  if (reason || !offer) return words(`plans.promo.${reason ?? 'OTHER_PLAN'}`);
  const of = (amount: number) => moneyText({ amount, currency: price.currency }, language);
  const date = dateText(quote.next, language, 'UTC');
  return quote.today === 0
    ? words('plans.promo.free', { date, price: of(price.amount) })
    : words('plans.promo.first', { today: of(quote.today), date, price: of(price.amount) });
}

/** What buying it means for the running plan; null where nothing is running, or it is this one. */
function changeText(
  { change }: PlanOffer,
  unused: Money | null,
  { words, language }: Voice,
): string | null {
  switch (change.kind) {
    case 'NOW':
      return unused
        ? words('plans.change.NOW_BACK', { amount: moneyText(unused, language) })
        : words('plans.change.NOW');
    case 'LATER':
      return words('plans.change.LATER', { date: dateText(change.startsAt, language, 'UTC') });
    case 'PAY_AGAIN':
      return words('plans.change.PAY_AGAIN');
    default:
      return null;
  }
}

/** An unknown country is asked for where something can be paid (`asksCountry`); else the note leads to it. */
function notesOf({ change, obstacles, packages }: PlanOffer, { words, language }: Voice): string[] {
  if (change.kind === 'SAME') return [words('plans.note.same')];
  const said = obstacles.filter(
    ({ obstacle }) => obstacle !== 'COUNTRY_UNKNOWN' || packages.length === 0,
  );
  const notes = said.map(({ gateway, obstacle }) => {
    const named = { gateway: words(`plans.gateway.${gateway.code}`) };
    if (obstacle !== 'LATER') return words(`plans.note.${obstacle}`, named);
    const date = change.kind === 'LATER' ? dateText(change.startsAt, language, 'UTC') : '';
    return date ? words('plans.note.LATER', { ...named, date }) : words('plans.note.NOW', named);
  });
  return [...new Set(notes)];
}
