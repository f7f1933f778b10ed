import type { landing as english } from '../en/landing.ts';

/** Texts of the landing page and of the plans. */
export const landing: Record<keyof typeof english, string> = {
  'landing.title': 'Hadithi za kukusanya nyumba nzima',
  'landing.text':
    'Tamthilia za Kituruki, filamu na chaneli mubashara, zilizochaguliwa kwa familia za Kiislamu. Huduma yenyewe kwa lugha kumi na mbili, bila tangazo hata moja.',
  'landing.start': 'Anza sasa',
  'landing.from': 'Kuanzia {price} kwa mwezi. Ghairi wakati wowote.',
  'landing.browse': 'Tazama kwanza vipindi vya bure',
  'landing.included': 'Unachopata',
  'landing.seriesTitle': 'Tamthilia na filamu',
  'landing.seriesText': 'Hadithi za nyika, barua kutoka Cordoba, usiku wa Bosporus.',
  'landing.liveTitle': 'Televisheni mubashara',
  'landing.liveText': 'Chaneli saa zote, na kinachoonyeshwa sasa na kinachofuata.',
  'landing.languageTitle': 'Lugha yako mwenyewe',
  'landing.languageText':
    'Kurasa zote na barua pepe kwa lugha kumi na mbili. Kila kazi inataja lugha za sauti na manukuu yake.',
  'landing.kidsTitle': 'Utulivu kwa watoto',
  'landing.kidsText': 'Wasifu unaoonyesha tu kilichotengenezwa kwa ajili yao.',
  'landing.placeTitle': 'Usipoteze mahali pako',
  'landing.placeText': 'Sitisha kwenye simu na uendelee kwenye skrini kubwa, palepale ulipoishia.',
  'landing.freeTitle': 'Kuanza ni bure',
  'landing.freeText': 'Vipindi vya kwanza, filamu kadhaa na chaneli mubashara ni bure.',
  'landing.devices': 'Kwenye kila skrini uliyo nayo',
  'landing.devicesText':
    'Simu, kishikwambi, kompyuta, televisheni: orodha, mahali ulipofika na lugha yako huja nawe.',
  'landing.giving': 'Sehemu ya arobaini, kwa maji',
  'landing.givingText':
    '2.5% (1/40) ya mapato yetu ni sadaka: visima vya maji katika nchi za Kiislamu.',
  'landing.givingLink': 'Inakokwenda',
  'landing.faq': 'Maswali yanayoulizwa mara nyingi',
  'landing.end': 'Kila kitu kiko tayari. Karibu ndani.',
  'landing.vipWelcome': 'Karibu, {name}',

  'demo.title': 'Hili ni onyesho la majaribio',
  'demo.text': 'Hapa hulipi chochote. Chagua akaunti na uangalie.',
  'demo.asked': 'Ingia kama {title}',

  'plans.title': 'Chagua mpango wako',
  'plans.text': 'Ghairi wakati wowote. Wasifu na orodha zako zinahifadhiwa kwa mwaka mmoja.',
  'plans.startFree': 'Anza na vipindi vya bure',
  'plans.period': 'Unalipa mara ngapi',
  'plans.save': 'okoa {percent}%',
  'plans.perMonth': '/ mwezi',
  'plans.perYear': '/ mwaka',
  'plans.usualPrice': 'Bei ya kawaida',
  'plans.monthly': '{price} kwa mwezi',
  'plans.people_one': 'Mtu {count}',
  'plans.people_other': 'Watu {count}',
  'plans.suggested': 'Unaochaguliwa zaidi',
  'plans.current': 'Mpango wako',
  'plans.begin': 'Anza na mpango wa {plan}',
};
