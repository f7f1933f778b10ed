/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign = {
  'campaign.ended': 'Акция завершилась. Спасибо всем, кто был с нами.',
  'campaign.upcoming': 'Акция начнётся {date}',
  'campaign.until': 'Акция действует до {date}',
  'campaign.rules': 'Условия',
  'partner.code': 'Ваш промокод:',
  'partner.join': 'Регистрация по почте',
  'partner.joinText':
    'Оставьте адрес, и мы пришлём ссылку для регистрации: её можно открыть на любом устройстве.',
  'partner.send': 'Прислать ссылку',
} as const;
