import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'Kifaa',
  'mail.fact.time': 'Wakati',
  'mail.fact.place': 'Mahali, kwa saa ya kifaa',
  'mail.fact.topic': 'Mada',
  'mail.fact.ticket': 'Namba',
  'mail.fact.receipt': 'Stakabadhi',
  'mail.fact.creditNote': 'Hati ya marejesho',
  'mail.fact.plan': 'Mpango',
  'mail.fact.period': 'Kipindi',
  'mail.fact.amount': 'Kiasi',
  'mail.fact.amountBack': 'Utarudishiwa',
  'mail.fact.paidUntil': 'Umelipiwa hadi',
  'mail.fact.chargedOn': 'Tarehe ya kutozwa',
  'mail.fact.priceNow': 'Bei hadi wakati huo',
  'mail.fact.newPrice': 'Bei mpya',
  'mail.fact.priceFrom': 'Bei mpya kuanzia',
  'mail.fact.extraDays': 'Siku za ziada',
  'mail.fact.watchUntil': 'Unaweza kutazama hadi',
  'mail.fact.received': 'Imepokelewa',
  'mail.fact.stated': 'Jina',
  'mail.because.account': 'Unapata barua pepe hii kwa sababu inahusu akaunti yako ya {brand}.',
  'mail.because.plan': 'Unapata barua pepe hii kwa sababu inahusu mpango wako wa {brand}.',
  'mail.because.request': 'Unapata barua pepe hii kwa sababu anwani hii iliwekwa kwenye {brand}.',
  'mail.because.deleted':
    'Unapata barua pepe hii kwa sababu hii ilikuwa anwani ya akaunti ya {brand}. Ni ya mwisho.',
  'mail.because.ticket':
    'Unapata barua pepe hii kwa sababu ujumbe kwa huduma yetu ulitumwa kwa kutumia anwani hii.',
  'mail.because.operator': 'Unapata barua pepe hii kwa sababu hii ni anwani ya huduma ya {brand}.',
  'mail.because.episodes':
    'Unapata barua pepe hii kwa sababu umewasha taarifa za vipindi vipya kwenye mojawapo ya wasifu zako.',
  'mail.help': 'Msaada',
  'mail.settings': 'Mipangilio yako',
  'mail.stop': 'Zima barua pepe hizi',
  'legal.updated': 'Ilisasishwa mwisho {date}',
};
