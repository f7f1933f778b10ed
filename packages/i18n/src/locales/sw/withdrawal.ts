import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'Jiondoe kwenye mkataba',
  'footer.withdraw': 'Jiondoe kwenye mkataba',
  'withdrawal.lead':
    'Ndani ya siku 14 tangu malipo yako ya kwanza unaweza kujiondoa bila kutoa sababu. Unarudishiwa yote uliyolipa kwa mkataba, na mkataba unaisha mara moja.',
  'withdrawal.step': 'Hatua ya {step} kati ya 2',
  'withdrawal.state': 'Jiondoe kwenye mkataba hapa',
  'withdrawal.confirm': 'Thibitisha kujiondoa',
  'withdrawal.confirmTitle': 'Je, hii ni sahihi?',
  'withdrawal.confirmText':
    'Ninajiondoa kwenye mkataba wa mpango wa {plan}, {period}. Unaisha mara moja, kwa kila anayeushiriki.',
  'withdrawal.name': 'Jina lako kamili',
  'withdrawal.mailTo': 'Uthibitisho unatumwa kwa {address}.',
  'withdrawal.fact.plan': 'Mkataba',
  'withdrawal.fact.concluded': 'Mwanzo',
  'withdrawal.fact.receipt': 'Stakabadhi',
  'withdrawal.fact.lastDay': 'Mwisho wa muda',
  'withdrawal.fact.refund': 'Unarudishiwa',
  'withdrawal.fact.stated': 'Imepokelewa',
  'withdrawal.nothing': 'Hakuna kilicholipwa',
  'withdrawal.freeUntil': 'Malipo ya kwanza, na siku 14 baada yake',
  'withdrawal.done': 'Umejiondoa kwenye mkataba',
  'withdrawal.doneText': 'Mkataba umekwisha na hutatozwa tena.',
  'withdrawal.refundOn':
    '{amount} inarudi kwa njia uliyolipia. Kwa kawaida huchukua siku chache, na si zaidi ya 14. Ikishindikana mwanzoni, tunajaribu tena wenyewe.',
  'withdrawal.refunded': '{amount} imerudi kwa njia uliyolipia.',
  'withdrawal.mailed': 'Tunakuthibitishia kwa ujumbe, pamoja na wakati tulipopokea tamko lako.',
  'withdrawal.over': 'Huwezi tena kujiondoa kwenye mkataba huu',
  'withdrawal.overText':
    'Muda wa mpango wa {plan}, {period}, uliisha tarehe {date}. Unaweza kughairi wakati wowote: baada ya hapo hutatozwa tena, na unaweza kutazama hadi mwisho wa ulicholipia.',
  'withdrawal.endedText': 'Mkataba wa mpango wa {plan}, {period}, tayari umekwisha.',
  'withdrawal.toCancel': 'Nenda kwenye mpango wako',
  'withdrawal.none': 'Hakuna mkataba wa kujiondoa',
  'withdrawal.noneText':
    'Akaunti hii haijanunua mpango. Ikiwa ulilipa kwa akaunti nyingine, ingia kwa hiyo.',
  'withdrawal.guest': 'Bila kuingia',
  'withdrawal.guestText':
    'Sema wewe ni nani na unamaanisha mkataba upi. Tunatuma kiungo kwa anwani ya akaunti, ambacho utathibitishia. Wakati unapotuma fomu hii ndio unaohesabika.',
  'withdrawal.logInText': 'Ni haraka zaidi ukiingia kwanza.',
  'withdrawal.receiptNumber': 'Namba ya stakabadhi, kama unayo',
  'withdrawal.receiptHint': 'Iko kwenye barua pepe yenye stakabadhi yako: {receiptPrefix}-00000000',
  'withdrawal.sent': 'Tumepokea tamko lako',
  'withdrawal.sentText':
    'Limepokelewa {time}. Likilingana na mkataba, ujumbe wenye kiungo uko njiani kwenda {address}. Fungua kiungo na uthibitishe ndani ya siku 7. Ikiwa hakuna mkataba unaolingana, ujumbe utasema hivyo.',
  'withdrawal.again': 'Tuma tamko lingine',
  'withdrawal.linkFailed': 'Kiungo hiki hakifanyi kazi',
  'withdrawal.linkFailedText':
    'Kiungo kinatumika kwa siku 7, na kipya zaidi ndicho kinachohesabika. Unaweza kutuma tamko la kujiondoa tena.',
  'withdrawal.until': 'Unaweza kujiondoa kwenye mkataba hadi {date}.',
};
