import type { landing as english } from '../en/landing.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the landing page and of the plans. */
export const landing: Record<keyof typeof english, string> & Forms = {
  'landing.title': 'Хорошие истории, когда вам удобно',
  'landing.text': 'Сериалы и фильмы на телефоне, планшете, компьютере и телевизоре.',
  'landing.start': 'Начать',
  'landing.from': 'От {price} в месяц. Отменить можно в любое время.',
  'landing.browse': 'Сначала осмотреться',
  'landing.included': 'Что вас ждёт',
  'landing.seriesTitle': 'Сериалы и фильмы',
  'landing.seriesText': 'Целые сезоны и фильмы — когда вам удобно.',
  'landing.liveTitle': 'Телеканалы',
  'landing.liveText': 'Каналы в прямом эфире: что идёт сейчас и что будет дальше.',
  'landing.languageTitle': 'На вашем языке',
  'landing.languageText':
    'Страницы и письма — на языке, который вы выберете. У каждого названия указаны языки озвучки и субтитров.',
  'landing.kidsTitle': 'Спокойно за детей',
  'landing.kidsText': 'Профили, где есть только то, что сделано для них.',
  'landing.placeTitle': 'Всегда с того же места',
  'landing.placeText': 'Остановитесь на телефоне и продолжите на большом экране с той же секунды.',
  'landing.freeTitle': 'Начать можно бесплатно',
  'landing.freeText': 'Аккаунт не стоит ничего. Тариф выберете, когда захотите.',
  'landing.devices': 'На любом вашем экране',
  'landing.devicesText':
    'Телефон, планшет, компьютер, телевизор: список, место остановки и язык всегда с вами.',
  'landing.giving': 'Доля для других',
  'landing.givingText': 'Часть каждого платежа мы откладываем и отдаём на помощь другим.',
  'landing.givingLink': 'Куда идут деньги',
  'landing.faq': 'Частые вопросы',
  'landing.end': 'Всё готово. Заходите.',
  'landing.vipWelcome': 'Добро пожаловать, {name}',

  'demo.title': 'Это демоверсия',
  'demo.text': 'Здесь всё бесплатно. Выберите аккаунт и осмотритесь.',
  'demo.asked': 'Войти: {title}',

  'plans.title': 'Выберите тариф',
  'plans.text': 'Отменить можно в любое время. Профили и списки хранятся год.',
  'plans.startFree': 'Продолжить без тарифа',
  'plans.period': 'Как часто платить',
  'plans.save': 'выгода {percent}\u00a0%',
  'plans.perMonth': '/ месяц',
  'plans.perYear': '/ год',
  'plans.usualPrice': 'Обычная цена',
  'plans.monthly': '{price} в месяц',
  'plans.people_one': '{count} человек',
  'plans.people_few': '{count} человека',
  'plans.people_many': '{count} человек',
  'plans.people_other': '{count} человека',
  'plans.suggested': 'Выбирают чаще всего',
  'plans.current': 'Ваш тариф',
  'plans.begin': 'Начать с тарифа «{plan}»',
};
