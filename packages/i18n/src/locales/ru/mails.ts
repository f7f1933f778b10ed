import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'Устройство',
  'mail.fact.time': 'Время',
  'mail.fact.place': 'Место, судя по часам устройства',
  'mail.fact.topic': 'Тема',
  'mail.fact.ticket': 'Номер',
  'mail.fact.receipt': 'Чек',
  'mail.fact.creditNote': 'Чек возврата',
  'mail.fact.plan': 'Тариф',
  'mail.fact.period': 'Оплата',
  'mail.fact.amount': 'Сумма',
  'mail.fact.amountBack': 'Вам вернётся',
  'mail.fact.paidUntil': 'Оплачено до',
  'mail.fact.chargedOn': 'Дата списания',
  'mail.fact.priceNow': 'Цена до этого дня',
  'mail.fact.newPrice': 'Новая цена',
  'mail.fact.priceFrom': 'Новая цена с',
  'mail.fact.extraDays': 'Дни в подарок',
  'mail.fact.watchUntil': 'Смотреть можно до',
  'mail.fact.received': 'Получено',
  'mail.fact.stated': 'Имя',
  'mail.because.account':
    'Вы получили это письмо, потому что оно касается вашего аккаунта {brand}.',
  'mail.because.plan':
    'Вы получили это письмо, потому что оно касается вашего тарифа в сервисе {brand}.',
  'mail.because.request':
    'Вы получили это письмо, потому что этот адрес указали в сервисе {brand}.',
  'mail.because.deleted':
    'Вы получили это письмо, потому что на этот адрес был открыт аккаунт {brand}. Больше писем не будет.',
  'mail.because.ticket':
    'Вы получили это письмо, потому что с этим адресом отправили сообщение в нашу службу поддержки.',
  'mail.because.operator':
    'Вы получили это письмо, потому что это адрес службы поддержки сервиса {brand}.',
  'mail.because.episodes':
    'Вы получили это письмо, потому что для одного из ваших профилей включены письма о новых сериях.',
  'mail.help': 'Помощь',
  'mail.settings': 'Настройки',
  'mail.stop': 'Отключить эти письма',
  'legal.updated': 'Обновлено {date}',
};
