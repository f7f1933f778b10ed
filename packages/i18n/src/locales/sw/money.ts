import type { money as english } from '../en/money.ts';

/** Texts of the services about money: plans, promo codes, mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Kadi ya mkopo au benki',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Namba ya simu ya mkononi',
  'plans.pay.CONSENT_GATEWAY': 'Ukurasa wa mtandao wa simu',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'kadi',
  'plans.gateway.OPERATOR': 'mtandao wa simu',
  'plans.note.same': 'Huu ni mpango wako.',
  'plans.note.closed': 'Usajili bado haujaanza kuuzwa. Tafadhali rudi hivi karibuni.',
  'plans.note.COUNTRY': 'Kulipa kwa {gateway} hakupatikani katika nchi yako.',
  'plans.note.COUNTRY_UNKNOWN':
    'Kulipa kwa {gateway} kunategemea nchi yako. Ichague kwenye mipangilio.',
  'plans.note.OFFER': 'Kulipa kwa {gateway} hakufanyi kazi na ofa hii.',
  'plans.note.LATER':
    'Kulipa kwa {gateway} hakuwezi kuanza baadaye: unaweza kuichagua mpango wako ukiisha, tarehe {date}.',
  'plans.note.NOW': 'Kulipa kwa {gateway} kunawezekana mpango wako ukiisha.',
  'plans.change.NOW': 'Unaanza leo na kuchukua nafasi ya mpango wako wa sasa.',
  'plans.change.NOW_BACK':
    'Unaanza leo na kuchukua nafasi ya mpango wako wa sasa; utarudishiwa {amount} ya siku ambazo hazijatumika.',
  'plans.change.LATER':
    'Ulicholipia kinabaki hadi {date}. Kisha mpango huu unaanza; leo hulipi kitu.',
  'plans.change.PAY_AGAIN':
    'Unaanza leo. Usajili wa zamani, ambao malipo yake hayakufanikiwa, unaghairiwa kwanza na hautozwi tena.',
  'plans.promo.applied': 'Msimbo wako umetumika.',
  'plans.promo.first': '{today} leo, kisha {price} kuanzia {date}.',
  'plans.promo.free': 'Bure hadi {date}, kisha {price}.',
  'plans.promo.UNKNOWN': 'Hatuufahamu msimbo huu. Tafadhali angalia ulivyoandikwa.',
  'plans.promo.EXPIRED': 'Muda wa msimbo huu umekwisha.',
  'plans.promo.NOT_YET': 'Msimbo huu bado hauwezi kutumika.',
  'plans.promo.USED_UP': 'Msimbo huu umefikia idadi ya juu ya matumizi.',
  'plans.promo.ALREADY_USED': 'Umewahi kutumia ofa hii.',
  'plans.promo.OTHER_PLAN': 'Msimbo huu si wa mpango na kipindi hiki.',
  'plans.promo.OTHER_GATEWAY': 'Msimbo huu haufanyi kazi na njia yoyote ya malipo iliyopo hapa.',
  'plans.promo.OTHER_OFFER':
    'Msimbo huu ni wa usajili mpya. Hauwezi kuunganishwa na mpango unaoendelea au ofa nyingine.',
  'cardPage.today': 'Leo: {amount}',
  'cardPage.then': 'Baada ya hapo: {amount}',
  'cardPage.safe': 'Kadi ikikataliwa, hakuna kinachotozwa.',
  'cardPage.back': 'Rudi bila kulipa',
  'mail.money.action': 'Historia ya malipo',
  'mail.money.RECEIPT.subject': 'Stakabadhi yako {number}',
  'mail.money.RECEIPT.text':
    'Habari {name},\n\nAsante, tumepokea malipo yako.\n\n{rows}\n\nUnaweza kuchapisha stakabadhi kutoka kwenye historia yako ya malipo.\n\n{action}\n\nNdani ya siku 14 tangu malipo yako ya kwanza unaweza kujiondoa kwenye mkataba:\n\n{link}',
  'mail.money.RENEWAL.subject': 'Mpango wa {plan} unaongezwa muda tarehe {date}',
  'mail.money.RENEWAL.text':
    'Habari {name},\n\nMpango wako unaongezwa muda tarehe {date}, na {amount} itatozwa kwa njia ya malipo uliyochagua.\n\n{rows}\n\nIkiwa hivyo ndivyo unavyotaka, huhitaji kufanya chochote. Kama sivyo, ghairi kwenye mipangilio kabla ya siku hiyo: ulicholipia kinabaki chako, na hutatozwa tena.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'Hatukuweza kuongeza muda wa mpango wa {plan}',
  'mail.money.RENEWAL_FAILED.text':
    'Habari {name},\n\nMalipo ya mpango wako yalikataliwa. Unaweza kutazama hadi {date}.\n\n{rows}\n\nTafadhali angalia njia yako ya malipo, au chagua nyingine kwenye ukurasa wa mipango.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Mpango wa {plan} umesimamishwa',
  'mail.money.SUSPENDED.text':
    'Habari {name},\n\nMalipo ya mpango wako bado hayajafika, kwa hiyo usajili umesimamishwa.\n\n{rows}\n\nLipa ndani ya siku 30 na utaendelea; baada ya hapo unaghairiwa. Wasifu na orodha zako zinahifadhiwa kwa mwaka mmoja.\n\n{action}',
  'mail.money.CANCELED.subject': 'Mpango wa {plan} umeghairiwa',
  'mail.money.CANCELED.text':
    'Habari {name},\n\nUsajili wako umeghairiwa na hutatozwa tena. Ulicholipia kinaisha tarehe {date}.\n\n{rows}\n\nWasifu na orodha zako zinahifadhiwa kwa mwaka mmoja, na unakaribishwa kurudi wakati wowote.\n\n{action}',
  'mail.money.REFUNDED.subject': 'Tumekurudishia {amount}',
  'mail.money.REFUNDED.text':
    'Habari {name},\n\n{amount} iko njiani kurudi kwenye njia yako ya malipo. Benki yako inaweza kuhitaji siku chache.\n\n{rows}\n\nHati ya marejesho iko kwenye historia yako ya malipo.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'Malipo ya mpango wa {plan} yamechukuliwa tena na benki',
  'mail.money.CHARGED_BACK.text':
    'Habari {name},\n\nBenki yako ilichukua tena malipo. Ikiwa yalikuwa ya kipindi cha sasa, usajili umekwisha.\n\n{rows}\n\nIkiwa hukuiomba benki yako, tafadhali andikia huduma yetu kwa wateja.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'Umejiondoa kwenye mkataba',
  'mail.money.WITHDRAWN.text':
    'Habari {name},\n\nTumepokea kujiondoa kwako kwenye mkataba.\n\n{rows}\n\nTunarudisha {amount}, kwa njia uliyolipia. Kwa kawaida huchukua siku chache, na si zaidi ya 14. Ikishindikana mwanzoni tunajaribu tena; huhitaji kufanya chochote.\n\nUsajili umekwisha na hutatozwa tena. Wasifu na orodha zako zinahifadhiwa kwa mwaka mmoja, na unakaribishwa kurudi wakati wowote.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'Umejiondoa kwenye kipindi cha bure',
  'mail.money.WITHDRAWN_FREE.text':
    'Habari {name},\n\nTumepokea kujiondoa kwako kwenye mkataba. Hakukuwa na malipo, kwa hiyo hakuna cha kurudisha.\n\n{rows}\n\nUsajili umekwisha na hakuna kinachotozwa. Wasifu na orodha zako zinahifadhiwa kwa mwaka mmoja, na unakaribishwa kurudi wakati wowote.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'Tumekupa siku za ziada',
  'mail.money.EXTRA_DAYS.text':
    'Habari {name},\n\nTumekupa siku za ziada za kutazama. Ni za bure, na unaweza kutazama hadi {date}.\n\n{rows}\n\nHutatozwa chochote zikiisha.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'Tumekupa siku za ziada',
  'mail.money.EXTRA_DAYS_LATER.text':
    'Habari {name},\n\nTumekupa siku za ziada za kutazama. Ni za bure.\n\n{rows}\n\nMpango wako unaendelea kama kawaida, na malipo yajayo yanabaki tarehe {date}. Siku za ziada zinabaki zako: zinaanza ulicholipia kikiisha, kama mpango utafikia mwisho au malipo hayatafanikiwa.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'Siku za ziada baada ya hitilafu',
  'mail.money.OUTAGE_DAYS.text':
    'Habari {name},\n\nHuduma yetu haikufanya kazi inavyopaswa. Samahani, na tumekupa siku za ziada za kutazama. Ni za bure.\n\n{rows}\n\nTarehe za malipo yako hazibadiliki. Siku za ziada zinaanza ulicholipia kikiisha.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'Bei mpya ya mpango wa {plan} kuanzia {date}',
  'mail.money.PRICE_RAISE.text':
    'Habari {name},\n\nBei ya mpango wako inapanda. Kipindi cha kwanza kwa bei mpya kinaanza tarehe {date}. Hadi wakati huo hakuna kinachobadilika.\n\n{rows}\n\nBei zinajumuisha kodi. Ili kuendelea, huhitaji kufanya chochote: kuanzia siku hiyo, kila unapoongezwa muda utatozwa {amount}. Kama hutaki, ghairi kwenye mipangilio, sehemu ya Mpango, kabla ya tarehe {date}: ulicholipia kinabaki chako, na hutatozwa tena.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'Bei mpya ya mpango wa {plan} kuanzia {date}',
  'mail.money.PRICE_AGREE.text':
    'Habari {name},\n\nBei ya mpango wako inapanda. Kipindi cha kwanza kwa bei mpya kinaanza tarehe {date}. Hadi wakati huo hakuna kinachobadilika.\n\n{rows}\n\nBei zinajumuisha kodi. PayPal hutoza bei mpya kwa idhini yako tu. Unaweza kuitoa kwenye mipangilio, sehemu ya Mpango, katika kipindi kabla ya tarehe {date}; tutakukumbusha. Bila idhini, mpango wako utaisha tarehe {date}, na hutatozwa tena. Pia unaweza kughairi hapo wakati wowote kabla ya hapo.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'Tafadhali kubali bei mpya ya mpango wa {plan}',
  'mail.money.PRICE_AGREE_SOON.text':
    'Habari {name},\n\nKuanzia {date}, bei ya mpango wako ni {amount}. PayPal huitoza kwa idhini yako tu.\n\n{rows}\n\nBei zinajumuisha kodi. Tafadhali kubali kwenye mipangilio, sehemu ya Mpango, kabla ya tarehe {date}. Bila idhini yako, mpango utaisha siku hiyo, na hutatozwa tena.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'Bei ya mpango wa {plan} haibadiliki',
  'mail.money.PRICE_STOPPED.text':
    'Habari {name},\n\nTulikuandikia kuhusu bei ya juu zaidi. Haitakuhusu: utaendelea kulipa {amount}.\n\n{rows}\n\nHuhitaji kufanya chochote.\n\n{action}',
  'mail.statement.LINK.subject': 'Tafadhali thibitisha kwamba unajiondoa kwenye mkataba',
  'mail.statement.LINK.text':
    'Habari {name},\n\n{moment} tulipokea tamko hili kwenye tovuti yetu: “Ninajiondoa kwenye mkataba wa mpango wa {plan}, {period}.”\n\n{rows}\n\nJe, ni wewe? Basi thibitisha kabla ya {linkUntil} kupita; wakati wa tamko lako ndio unaohesabika.\n\n{action}\n\nIkiwa si wewe, puuza ujumbe huu: bila uthibitisho hakuna kinachobadilika.',
  'mail.statement.LINK.action': 'Nenda kuthibitisha',
  'mail.statement.UNKNOWN.subject': 'Hatukupata mkataba',
  'mail.statement.UNKNOWN.text':
    'Habari,\n\n{moment} tulipokea kwenye tovuti yetu tamko la kujiondoa kwenye mkataba kwa anwani hii. Hatukupata mkataba unaolingana.\n\nJe, ulilipa kwa barua pepe au namba nyingine ya simu? Tafadhali jaribu tena kwa hiyo na kwa namba iliyo kwenye stakabadhi yako, au uandikie huduma yetu kwa wateja.\n\n{action}\n\nIkiwa si wewe, puuza ujumbe huu.',
  'mail.statement.UNKNOWN.action': 'Jaribu tena',
  'mail.statement.OVER.subject': 'Huwezi tena kujiondoa kwenye mkataba',
  'mail.statement.OVER.text':
    'Habari {name},\n\n{moment} tulipokea kwenye tovuti yetu tamko la kujiondoa kwenye mkataba wa mpango wa {plan}, {period}. Hilo haliwezekani tena: muda uliisha tarehe {lastDay}, au mkataba umekwisha.\n\nUnaweza kughairi kwenye mipangilio wakati wowote. Baada ya hapo hutatozwa tena, na unaweza kutazama hadi mwisho wa ulicholipia.\n\n{action}\n\nIkiwa si wewe, puuza ujumbe huu: hakuna kilichobadilika.',
  'mail.statement.OVER.action': 'Nenda kwenye mpango wako',
  'mail.statement.DONE.subject': 'Tayari umejiondoa kwenye mkataba',
  'mail.statement.DONE.text':
    'Habari {name},\n\nTayari tulipokea kujiondoa kwako kwenye mkataba. Kumethibitishwa, na huhitaji kufanya kingine.\n\n{rows}\n\nHistoria yako ya malipo inaonyesha kilichorudishwa.\n\n{action}',
  'mail.statement.DONE.action': 'Historia ya malipo',
};
