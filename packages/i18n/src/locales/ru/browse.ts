/** Texts of grids, genres, title pages, search and My List. */
export const browse = {
  'list.titles_one': '{count} название',
  'list.titles_few': '{count} названия',
  'list.titles_many': '{count} названий',
  'list.titles_other': '{count} названия',

  'sort.added': 'Недавно добавленные',

  'genre.all': 'Жанры',
  'genre.kind': 'Показать',
  'genre.everything': 'Сериалы и фильмы',
  'genre.empty': 'Здесь пока ничего нет',
  'category.allOf': 'Все фильмы и сериалы: {title}',

  'video.finished': 'Просмотрено',
  'detail.playAgain': 'Смотреть снова',
  'detail.trailer': 'Трейлер',
  'detail.report': 'Сообщить о проблеме',

  'search.close': 'Закрыть поиск',
  'search.forgetOne': 'Удалить «{query}»',
  'search.suggested': 'Подсказки',
  'search.suggestedCount_one': '{count} подсказка',
  'search.suggestedCount_few': '{count} подсказки',
  'search.suggestedCount_many': '{count} подсказок',
  'search.suggestedCount_other': '{count} подсказки',
  'search.seeAll': 'Все результаты по запросу «{query}»',
  'search.reason.CAST': 'Актёры и создатели',
  'search.reason.CHARACTER': 'Персонаж',
  'search.reason.EPISODE': 'Серия',
  'search.reason.GENRE': 'Жанр',
  'search.reason.STORY': 'Сюжет',
  'search.plays': '{character} — {actor}',
  'search.similar': 'Похожее',
  'search.popular': 'Сейчас популярно',
  'search.genres': 'Искать по жанру',
  'search.failed': 'Поиск не удался',
  'search.tooLong': 'Слишком длинный запрос',
  'search.tooLongText':
    'В запросе может быть не более {count} символов. Мы оставили его начало: ищите по нему или напишите короче.',
  'search.beginning': 'Искать по началу',

  'history.title': 'История просмотра',
  'history.guest': 'Войдите, чтобы увидеть, что вы смотрели',
  'history.empty': 'Пока ничего не просмотрено',
  'history.emptyText': 'Здесь появится всё, что вы смотрите: сначала новое.',
  'history.pause': 'Приостановить историю',
  'history.pauseText':
    'Пока история приостановлена, просмотры не попадают в неё и в ряд «Продолжить просмотр».',
  'history.pausedText': 'История приостановлена: просмотры сейчас не сохраняются.',
  'history.clear': 'Очистить всё',
  'history.clearTitle': 'Очистить историю просмотра?',
  'history.clearText':
    'Всё, что смотрели в этом профиле, исчезнет из истории вместе с местом остановки. «Мой список» и оценки останутся.',
  'history.clearAction': 'Очистить историю',
  'history.cleared': 'История просмотра очищена',
  'history.remove': 'Удалить из истории: {title}',
  'history.removeTitle': 'Удалить из истории?',
  'history.removeText':
    'Запись «{title}» исчезнет из истории и из ряда «Продолжить просмотр» вместе с местом остановки.',
  'history.removeAction': 'Удалить',
  'history.removed': 'Удалено из истории: «{title}»',

  'myList.remove': 'Убрать из списка: {title}',
  'cookies.short': 'Мы используем куки.',
  'home.unfilled': '{brand} готовится к открытию',
  'home.unfilledText': 'Смотреть пока нечего. Если это ваш сервис, импортируйте свой каталог:',
} as const;
