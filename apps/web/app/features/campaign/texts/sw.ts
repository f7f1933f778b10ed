import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Usiku thelathini kwa {first}',
    subTitle: 'Ofa ya Ramadhani',
    description:
      'Baada ya futari familia nzima hukusanyika. Siku zako 30 za kwanza ni {first} tu: kila tamthilia, kila filamu na televisheni mubashara.',
    actionText: 'Anza kwa {first}',
    rules: [
      { id: 'first', text: 'Siku 30 za kwanza za mpango wa Solo ni {first}.' },
      {
        id: 'then',
        text: 'Baada ya siku 30 za kwanza ni {monthly} kwa mwezi au {yearly} kwa mwaka: unachagua mwanzoni.',
      },
      { id: 'cancel', text: 'Ukighairi ndani ya siku hizo 30, hutatozwa tena.' },
      { id: 'code', text: 'Tumia msimbo wa ofa {code}. Hauwezi kuunganishwa na ofa nyingine.' },
    ],
  },
  '80-off': {
    title: 'Mwaka wa hadithi, {perMonth} kwa mwezi',
    subTitle: 'Kwa msimbo wa ofa {code}',
    description:
      'Mpango wa mwaka kwa bei ya kikombe cha chai: {perMonth} kwa mwezi, unalipa mara moja kwa mwaka mzima.',
    actionText: 'Tumia {code}',
    rules: [
      {
        id: 'first',
        text: 'Kwa mpango wa mwaka wa Solo, mwaka wa kwanza ni {first}, yaani {perMonth} kwa mwezi.',
      },
      {
        id: 'then',
        text: 'Baada ya mwaka wa kwanza ni {yearly} kwa mwaka, usipoghairi kabla ya hapo.',
      },
      { id: 'code', text: 'Weka msimbo wa ofa {code} unapochagua mpango wa mwaka.' },
      { id: 'combined', text: 'Msimbo huu hauwezi kuunganishwa na ofa nyingine.' },
    ],
  },
  'eid-mubarek': {
    title: 'Idi Mubarak',
    subTitle: 'Bure hadi {until}',
    description:
      'Zawadi yetu ya Idi: tazama yote yaliyomo kwenye {brand}, bure hadi {until}. Ita familia nzima, chai ni juu yako.',
    actionText: 'Tazama bure hadi {until}',
    rules: [
      { id: 'free', text: 'Mpango wa Solo ni bure hadi {until}.' },
      {
        id: 'then',
        text: 'Kuanzia {until} ni {monthly} kwa mwezi au {yearly} kwa mwaka: unachagua mwanzoni.',
      },
      { id: 'cancel', text: 'Ukighairi kabla ya {until}, hutatozwa chochote.' },
      { id: 'code', text: 'Tumia msimbo wa ofa {code}. Hauwezi kuunganishwa na ofa nyingine.' },
    ],
  },
};
