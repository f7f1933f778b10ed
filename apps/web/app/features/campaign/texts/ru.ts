import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Тридцать ночей за {first}',
    subTitle: 'Предложение к Рамадану',
    description:
      'После ифтара вся семья собирается вместе. Первые 30 дней — за {first}: все сериалы, все фильмы и прямой эфир.',
    actionText: 'Начать за {first}',
    rules: [
      { id: 'first', text: 'Первые 30 дней тарифа «Соло» стоят {first}.' },
      {
        id: 'then',
        text: 'После первых 30 дней — {monthly} в месяц или {yearly} в год: как платить, вы решаете в начале.',
      },
      { id: 'cancel', text: 'Отмените подписку за эти 30 дней, и больше ничего не спишется.' },
      {
        id: 'code',
        text: 'Введите промокод {code}. Вместе с другими предложениями он не действует.',
      },
    ],
  },
  '80-off': {
    title: 'Год историй за {perMonth} в месяц',
    subTitle: 'С промокодом {code}',
    description: 'Годовой тариф по цене стакана чая: {perMonth} в месяц, оплата сразу за год.',
    actionText: 'Применить {code}',
    rules: [
      {
        id: 'first',
        text: 'По годовому тарифу «Соло» первый год стоит {first}, то есть {perMonth} в месяц.',
      },
      {
        id: 'then',
        text: 'После первого года — {yearly} в год, если не отменить подписку раньше.',
      },
      { id: 'code', text: 'Введите промокод {code}, когда будете выбирать годовой тариф.' },
      { id: 'combined', text: 'Вместе с другими предложениями промокод не действует.' },
    ],
  },
  'eid-mubarek': {
    title: 'Ид мубарак!',
    subTitle: 'Бесплатно до {until}',
    description:
      'Наш подарок к празднику: до {until} всё на {brand} можно смотреть бесплатно. Зовите родных, с вас только чай.',
    actionText: 'Смотреть бесплатно до {until}',
    rules: [
      { id: 'free', text: 'До {until} тариф «Соло» бесплатный.' },
      {
        id: 'then',
        text: 'С {until} — {monthly} в месяц или {yearly} в год: как платить, вы решаете в начале.',
      },
      { id: 'cancel', text: 'Отмените подписку до {until}, и ничего не спишется.' },
      {
        id: 'code',
        text: 'Введите промокод {code}. Вместе с другими предложениями он не действует.',
      },
    ],
  },
};
