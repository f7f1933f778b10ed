import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'Hii ni ndefu mno',
  'field.tooShort': 'Hii ni fupi mno',

  'plans.kidsText':
    'Mipango na malipo ni ya watu wazima. Toka kwenye wasifu huu ili kuchagua na kulipa.',
  'plans.shared': 'Unatazama kwa mpango wa familia yako. Huhitaji wako mwenyewe.',
  'payment.choose': 'Chagua mpango wa {plan}',
  'payment.today': 'Leo',
  'payment.nextCharge': 'malipo yajayo {price} tarehe {date}',
  'payment.givingShare': 'sehemu ya mchango {price}',

  'payment.title': 'Ungependa kulipaje?',
  'payment.planGone': 'Mpango huu hautolewi tena. Tafadhali angalia mipango tena.',
  'payment.handheldNote':
    'Mpango huu unafanya kazi kwenye simu na vishikwambi, si kwenye kifaa hiki.',
  'payment.howToPay': 'Njia za kulipa',
  'payment.country': 'Unaishi nchi gani?',
  'payment.countryText':
    'Njia kadhaa za kulipa, kama kadi, zipo katika nchi chache tu, na bei inaweza kuwa tofauti. Nchi huhifadhiwa kwenye akaunti yako.',
  'payment.wayRedirect': 'Unaidhinisha kwenye ukurasa wao na kurudi hapa.',
  'payment.wayCard': 'Kadi inakaguliwa kwa kiasi kidogo, kinachorudishwa.',
  'payment.wayNumber': 'Mtandao wako wa simu unatuma msimbo kwenye simu yako.',
  'payment.wayConsent': 'Unaidhinisha kwenye ukurasa wa mtandao wako wa simu na kurudi hapa.',
  'payment.to.REDIRECT': 'Endelea kwenye {way}',
  'payment.to.CREDIT_CARD': 'Endelea kwenye taarifa za kadi',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Endelea kwa nambari ya simu',
  'payment.to.CONSENT_GATEWAY': 'Endelea kwenye ukurasa wa mtandao wa simu',
  'payment.terms': 'Kwa kuendelea unakubali {terms}. Unaweza kughairi wakati wowote.',
  'payment.termsLink': 'masharti ya matumizi',
  'payment.priceChanged':
    'Bei imebadilika kutoka {before} hadi {after}. Hakuna kilichotozwa. Bonyeza tena ukikubali.',
  'payment.priceLoaded':
    'Bei zimepakiwa upya. Hakuna kilichotozwa. Tafadhali ziangalie na ubonyeze tena.',
  'payment.cancelled': 'Umerudi bila kulipa. Hakuna kilichotozwa.',

  'payment.promoCode': 'Msimbo wa ofa',
  'payment.promoTitle': 'Tumia msimbo wa ofa',
  'payment.promoText': 'Weka msimbo kama ulivyoupata. Herufi kubwa na ndogo ni sawa.',
  'payment.promoApply': 'Tumia',
  'payment.promoRemove': 'Ondoa',
  'payment.promoEmpty': 'Weka msimbo kwanza',
  'payment.promoGoOn': 'Endelea',
  'payment.havePromo': 'Nina msimbo wa ofa',

  'payment.numberTitle': 'Lipa kwa namba yako ya simu',
  'payment.numberText':
    'Kiasi kinaingia kwenye bili ya mtandao wako wa simu. Msimbo unaotumwa kwa namba hii unakithibitisha.',
  'payment.sendCode': 'Tuma msimbo',
  'payment.codeSent': 'Tumetuma msimbo wa tarakimu {length} kwa {account}.',
  'payment.otherNumber': 'Tumia namba nyingine',
  'payment.payByNumber': 'Lipa kwa namba yangu',

  'payment.card.title': 'Lipa kwa kadi',
  'payment.card.text':
    'Kampuni ya malipo inaomba haya. Kadi yenyewe unaiweka kwenye ukurasa wake; sisi hatuioni kamwe.',
  'payment.card.name': 'Jina la kwanza',
  'payment.card.surname': 'Jina la ukoo',
  'payment.card.email': 'Barua pepe',
  'payment.card.identityNumber': 'Namba ya kitambulisho',
  'payment.card.identityHint':
    'iyzico, kampuni ya malipo, inaiomba ili kuthibitisha nani analipa. Tunaipitisha na hatuihifadhi. Kama huna nambari ya Uturuki, andika 11111111111.',
  'payment.card.identityInvalid': 'Namba ya kitambulisho lazima iwe na tarakimu 11',
  'payment.card.address': 'Anwani ya malipo',
  'payment.card.city': 'Mji',
  'payment.card.zipCode': 'Msimbo wa posta (kama upo)',
  'payment.card.goOn': 'Endelea kwenye kadi',
};
