/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal = {
  'withdrawal.title': 'Отказ от договора',
  'footer.withdraw': 'Отказаться от договора',
  'withdrawal.lead':
    'В течение 14 дней после первой оплаты вы можете отказаться от договора без объяснения причин. Вам вернётся всё, что вы за него заплатили, и договор сразу прекратится.',
  'withdrawal.step': 'Шаг {step} из 2',
  'withdrawal.state': 'Отказаться от договора здесь',
  'withdrawal.confirm': 'Подтвердить отказ',
  'withdrawal.confirmTitle': 'Всё верно?',
  'withdrawal.confirmText':
    'Я отказываюсь от договора на тариф «{plan}» (оплата: {period}). Договор сразу прекратится для всех, кто им пользуется.',
  'withdrawal.name': 'Ваши имя и фамилия',
  'withdrawal.mailTo': 'Подтверждение придёт на {address}.',
  'withdrawal.fact.plan': 'Договор',
  'withdrawal.fact.concluded': 'Начало',
  'withdrawal.fact.receipt': 'Чек',
  'withdrawal.fact.lastDay': 'Можно до',
  'withdrawal.fact.refund': 'Вам вернётся',
  'withdrawal.fact.stated': 'Получено',
  'withdrawal.nothing': 'Ничего не оплачено',
  'withdrawal.freeUntil': 'Первая оплата и 14 дней после неё',
  'withdrawal.done': 'Вы отказались от договора',
  'withdrawal.doneText': 'Договор прекращён, больше ничего не спишется.',
  'withdrawal.refundOn':
    'К возврату: {amount}, тем же способом, каким вы платили. Обычно это занимает несколько дней, самое большее — 14. Если сразу не получится, мы сами попробуем ещё раз.',
  'withdrawal.refunded': 'Возвращено: {amount}, тем же способом, каким вы платили.',
  'withdrawal.mailed': 'Мы подтвердим это сообщением и укажем, когда получили отказ.',
  'withdrawal.over': 'От этого договора уже нельзя отказаться',
  'withdrawal.overText':
    'Договор на тариф «{plan}» (оплата: {period}): срок отказа истёк, последний день — {date} Отменить подписку можно в любое время: больше ничего не спишется, а смотреть можно до конца оплаченного периода.',
  'withdrawal.endedText': 'Договор на тариф «{plan}» (оплата: {period}) уже прекращён.',
  'withdrawal.toCancel': 'Перейти к тарифу',
  'withdrawal.none': 'Нет договора, от которого можно отказаться',
  'withdrawal.noneText':
    'С этого аккаунта тариф не покупали. Если вы платили с другого, войдите в него.',
  'withdrawal.guest': 'Без входа в аккаунт',
  'withdrawal.guestText':
    'Укажите, кто вы и о каком договоре речь. Мы отправим на адрес аккаунта ссылку для подтверждения. Считается время отправки этой формы.',
  'withdrawal.logInText': 'Если сначала войти в аккаунт, будет быстрее.',
  'withdrawal.receiptNumber': 'Номер чека, если он у вас есть',
  'withdrawal.receiptHint': 'Он указан в письме с чеком: {receiptPrefix}-00000000',
  'withdrawal.sent': 'Мы получили ваше заявление',
  'withdrawal.sentText':
    'Дата и время получения: {time}. Если договор найдётся, на {address} придёт сообщение со ссылкой. Откройте её и подтвердите отказ в течение 7 дней. Если договор не найдётся, мы об этом напишем.',
  'withdrawal.again': 'Отправить ещё одно заявление',
  'withdrawal.linkFailed': 'Эта ссылка не работает',
  'withdrawal.linkFailedText':
    'Ссылка действует 7 дней, и считается самая новая. Вы можете подать заявление ещё раз.',
  'withdrawal.until': 'Отказаться от договора можно до {date}',
} as const;
