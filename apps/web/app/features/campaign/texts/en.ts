import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Thirty nights for {first}',
    subTitle: 'The Ramadan offer',
    description:
      'After iftar the whole house gathers. Your first 30 days cost {first}: every series, every film and live television.',
    actionText: 'Start for {first}',
    rules: [
      { id: 'first', text: 'The first 30 days of the Solo plan cost {first}.' },
      {
        id: 'then',
        text: 'After the first 30 days it is {monthly} per month, or {yearly} per year: you choose at the start.',
      },
      { id: 'cancel', text: 'Cancel within the 30 days and you won’t be charged again.' },
      { id: 'code', text: 'Use the promo code {code}. It cannot be combined with another offer.' },
    ],
  },
  '80-off': {
    title: 'A year of stories, {perMonth} per month',
    subTitle: 'With the promo code {code}',
    description:
      'The annual plan for the price of a glass of tea: {perMonth} per month, paid once for the year.',
    actionText: 'Use {code}',
    rules: [
      {
        id: 'first',
        text: 'The first year of the annual Solo plan costs {first}. That is {perMonth} per month.',
      },
      {
        id: 'then',
        text: 'After the first year it is {yearly} per year, unless you cancel before then.',
      },
      { id: 'code', text: 'Enter the promo code {code} when you choose the annual plan.' },
      { id: 'combined', text: 'It cannot be combined with another offer.' },
    ],
  },
  'eid-mubarek': {
    title: 'Eid Mubarak',
    subTitle: 'Free until {until}',
    description:
      'Our gift for the feast: watch everything on {brand}, free until {until}. Bring the family, the tea is on you.',
    actionText: 'Watch free until {until}',
    rules: [
      { id: 'free', text: 'The Solo plan is free until {until}.' },
      {
        id: 'then',
        text: 'From {until} it is {monthly} per month, or {yearly} per year: you choose at the start.',
      },
      { id: 'cancel', text: 'Cancel before {until} and you won’t be charged.' },
      { id: 'code', text: 'Use the promo code {code}. It cannot be combined with another offer.' },
    ],
  },
};
