import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'डिवाइस',
  'mail.fact.time': 'समय',
  'mail.fact.place': 'जगह, डिवाइस की घड़ी के अनुसार',
  'mail.fact.topic': 'विषय',
  'mail.fact.ticket': 'नंबर',
  'mail.fact.receipt': 'रसीद',
  'mail.fact.creditNote': 'क्रेडिट नोट',
  'mail.fact.plan': 'प्लान',
  'mail.fact.period': 'अवधि',
  'mail.fact.amount': 'रकम',
  'mail.fact.amountBack': 'वापस मिलने वाली रकम',
  'mail.fact.paidUntil': 'इस तारीख़ तक का भुगतान',
  'mail.fact.chargedOn': 'भुगतान की तारीख़',
  'mail.fact.priceNow': 'तब तक की कीमत',
  'mail.fact.newPrice': 'नई कीमत',
  'mail.fact.priceFrom': 'नई कीमत कब से',
  'mail.fact.extraDays': 'अतिरिक्त दिन',
  'mail.fact.watchUntil': 'आप इस तारीख़ तक देख सकते हैं',
  'mail.fact.received': 'मिलने का समय',
  'mail.fact.stated': 'नाम',
  'mail.because.account': 'आपको यह ईमेल इसलिए मिला है क्योंकि यह आपके {brand} खाते के बारे में है।',
  'mail.because.plan': 'आपको यह ईमेल इसलिए मिला है क्योंकि यह {brand} पर आपके प्लान के बारे में है।',
  'mail.because.request': 'आपको यह ईमेल इसलिए मिला है क्योंकि {brand} पर यह पता लिखा गया था।',
  'mail.because.deleted':
    'आपको यह ईमेल इसलिए मिला है क्योंकि यह एक {brand} खाते का पता था। यह आख़िरी ईमेल है।',
  'mail.because.ticket': 'आपको यह ईमेल इसलिए मिला है क्योंकि इस पते से हमारी सहायता को संदेश भेजा गया था।',
  'mail.because.operator': 'आपको यह ईमेल इसलिए मिला है क्योंकि यह {brand} की सहायता का पता है।',
  'mail.because.episodes':
    'आपको यह ईमेल इसलिए मिला है क्योंकि आपकी एक प्रोफ़ाइल के लिए नए एपिसोड के ईमेल चालू हैं।',
  'mail.help': 'सहायता',
  'mail.settings': 'आपकी सेटिंग',
  'mail.stop': 'ये ईमेल बंद करें',
  'legal.updated': 'पिछला अपडेट {date}',
};
