import {
  type Campaign,
  type CampaignCode,
  type CampaignText,
  nextMay16,
  thumbnail,
} from './campaign.ts';
import { art } from './pictures.ts';

/** An amount in minor units. */
interface Price {
  amount: number;
  currency: 'USD';
}

/** A campaign without its text, and the prices that the text names. */
type CampaignFacts = Omit<Campaign, keyof CampaignText> & { prices: Record<string, Price> };

const usd = (amount: number): Price => ({ amount, currency: 'USD' });
const thumbnails = (title: string) => ({
  web: thumbnail(`/images/titles/${title}/poster.webp`, 480, 960),
  mobile: thumbnail(`/images/titles/${title}/mobile.webp`, 480, 960),
});

const EID_START = '2026-05-27T00:00:00.000Z';

/** The campaigns with their figures (SPEC-D40). The plan is SOLO; codes and prices are those of `demo/offers.json`. */
export const CAMPAIGNS: Record<CampaignCode, CampaignFacts> = {
  'ramadan-special': {
    id: 1,
    code: 'ramadan-special',
    isActive: false,
    thumbnails: thumbnails('thirty-nights'),
    art: art.thirtyNights,
    offer: { promoCode: 'RAMADAN', planCode: 'SOLO', periodCode: 'MONTHLY' },
    prices: { first: usd(99), monthly: usd(499), yearly: usd(3999) },
    startsAt: '2026-02-17T00:00:00.000Z',
    endsAt: '2026-03-20T00:00:00.000Z',
  },
  '80-off': {
    id: 2,
    code: '80-off',
    isActive: false,
    thumbnails: thumbnails('forty-wells'),
    art: art.fortyWells,
    offer: { promoCode: 'KANDIL80', planCode: 'SOLO', periodCode: 'YEARLY' },
    prices: { perMonth: usd(199), first: usd(2388), yearly: usd(3999) },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: '2026-11-01T00:00:00.000Z',
  },
  'eid-mubarek': {
    id: 3,
    code: 'eid-mubarek',
    isActive: true,
    thumbnails: thumbnails('our-oven'),
    art: art.ourOven,
    offer: { promoCode: 'EID', planCode: 'SOLO', periodCode: 'MONTHLY' },
    prices: { monthly: usd(499), yearly: usd(3999) },
    startsAt: EID_START,
    endsAt: nextMay16(EID_START),
  },
};
