import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'Ofa hii imekwisha. Asante kwa wote walioshiriki.',
  'campaign.upcoming': 'Ofa hii inaanza tarehe {date}.',
  'campaign.until': 'Ofa hii inaisha tarehe {date}.',
  'campaign.rules': 'Masharti ya ofa',
  'partner.code': 'Msimbo wako wa ofa:',
  'partner.join': 'Jisajili kwa barua pepe',
  'partner.joinText':
    'Acha anwani yako, nasi tutakutumia kiungo cha kujisajili, kwenye kifaa chochote.',
  'partner.send': 'Nitumie kiungo',
};
