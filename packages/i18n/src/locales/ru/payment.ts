/** Choosing a plan and paying for it. */
export const payment = {
  'field.tooLong': 'Слишком длинно',
  'field.tooShort': 'Слишком коротко',

  'plans.kidsText': 'Тарифы и оплата — для взрослых. Чтобы выбрать и оплатить, выйдите из профиля.',
  'plans.shared': 'Вы смотрите по семейному тарифу. Свой вам не нужен.',
  'payment.choose': 'Выбрать «{plan}»',
  'payment.today': 'Сегодня',
  'payment.nextCharge': 'следующее списание: {price}, {date}',
  'payment.givingShare': 'на пожертвования: {price}',

  'payment.title': 'Как вам удобно платить?',
  'payment.planGone': 'Этого тарифа больше нет. Посмотрите тарифы ещё раз.',
  'payment.handheldNote':
    'Этот тариф работает на телефонах и планшетах, а на этом устройстве — нет.',
  'payment.howToPay': 'Способы оплаты',
  'payment.country': 'В какой стране вы живёте?',
  'payment.countryText':
    'Некоторые способы оплаты, например карта, доступны не во всех странах, и цена тоже может отличаться. Страна сохраняется в аккаунте.',
  'payment.wayRedirect': 'Вы подтвердите оплату на их странице и вернётесь сюда.',
  'payment.wayCard': 'Карту проверят списанием небольшой суммы, которую вернут.',
  'payment.wayNumber': 'Оператор пришлёт код на ваш телефон.',
  'payment.wayConsent': 'Вы подтвердите оплату на странице оператора и вернётесь сюда.',
  'payment.to.REDIRECT': 'Перейти в {way}',
  'payment.to.CREDIT_CARD': 'Перейти к данным для оплаты картой',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Продолжить с номером телефона',
  'payment.to.CONSENT_GATEWAY': 'Перейти на страницу оператора',
  'payment.terms': 'Продолжая, вы принимаете {terms}. Отменить подписку можно в любое время.',
  'payment.termsLink': 'условия использования',
  'payment.priceChanged':
    'Цена изменилась: было {before}, стало {after}. Ничего не списано. Если вы согласны, нажмите ещё раз.',
  'payment.priceLoaded':
    'Цены загружены заново. Ничего не списано. Проверьте их и нажмите ещё раз.',
  'payment.cancelled': 'Вы вернулись назад. Ничего не списано.',

  'payment.promoCode': 'Промокод',
  'payment.promoTitle': 'Ввести промокод',
  'payment.promoText': 'Введите код так, как вы его получили. Регистр букв не важен.',
  'payment.promoApply': 'Применить',
  'payment.promoRemove': 'Убрать',
  'payment.promoEmpty': 'Сначала введите код',
  'payment.promoGoOn': 'Далее',
  'payment.havePromo': 'У меня есть промокод',

  'payment.numberTitle': 'Оплата по номеру телефона',
  'payment.numberText':
    'Сумма войдёт в счёт вашего оператора. Оплату подтвердит код, который придёт на этот номер.',
  'payment.sendCode': 'Отправить код',
  'payment.codeSent': 'Мы отправили {length}-значный код: {account}.',
  'payment.otherNumber': 'Другой номер',
  'payment.payByNumber': 'Оплатить по номеру телефона',

  'payment.card.title': 'Оплата картой',
  'payment.card.text':
    'Эти данные просит платёжный сервис. Номер карты вы введёте на его странице: мы его не видим.',
  'payment.card.name': 'Имя',
  'payment.card.surname': 'Фамилия',
  'payment.card.email': 'Электронная почта',
  'payment.card.identityNumber': 'Идентификационный номер',
  'payment.card.identityHint':
    'Его запрашивает платёжная компания iyzico, чтобы проверить, кто платит. Мы передаём номер и не храним его. Если турецкого номера нет, введите 11111111111.',
  'payment.card.identityInvalid': 'В идентификационном номере 11 цифр',
  'payment.card.address': 'Платёжный адрес',
  'payment.card.city': 'Город',
  'payment.card.zipCode': 'Почтовый индекс (если есть)',
  'payment.card.goOn': 'Перейти к карте',
} as const;
