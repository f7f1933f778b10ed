import type { channels as english } from '../en/channels.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> & Forms = {
  'channels.all': 'Все',
  'channels.favourites': 'Избранное',
  'channels.categories': 'Категории каналов',
  'channels.description': 'Телеканалы в прямом эфире: что идёт сейчас.',
  'channels.empty': 'Сейчас здесь нет каналов',
  'channels.noFavourites': 'Избранных каналов пока нет',
  'channels.noFavouritesText': 'Нажмите на сердечко у канала, чтобы добавить его сюда.',
  'channels.guest': 'Войдите, чтобы собрать избранное',
  'channels.view': 'Вид',
  'channels.view.channels': 'Каналы',
  'channels.view.guide': 'Программа',
  'channel.favourite': '{title}: избранное',
  'channel.progress': 'Ход передачи',
  'channel.noProgramme': 'Нет сведений о передачах',

  'guide.title': 'Телепрограмма',
  'guide.days': 'Дни',
  'guide.now': 'Сейчас',
  'guide.help':
    'Стрелки переводят к соседней передаче. Page Up и Page Down — на три часа назад и вперёд, Home и End — к началу и концу дня. Enter открывает передачу.',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, сейчас в эфире',
  'guide.loading': 'Загрузка',
  'guide.failed': 'Не загрузилось. Повторить',
  'guide.someFailed': 'Часть программы загрузить не удалось.',
  'guide.watchChannel': 'Смотреть канал {channel}',
  'guide.watchLive': 'Смотреть эфир',
  'guide.startOver': 'С начала',
  'guide.fromStart': 'Смотреть с начала',
  'guide.details': 'Подробнее',

  'live.previousChannel': 'Предыдущий канал',
  'live.startOver': 'С начала',
  'live.behind': 'Отставание от эфира: {time}',
  'live.minutesBehind_one': 'Отставание от эфира: {count} минута',
  'live.minutesBehind_few': 'Отставание от эфира: {count} минуты',
  'live.minutesBehind_many': 'Отставание от эфира: {count} минут',
  'live.minutesBehind_other': 'Отставание от эфира: {count} минуты',
  'live.now': 'Вы смотрите',
  'live.upNext': 'Далее',
  'live.programmes': 'На этом канале',
  'live.keys': 'Следующий или предыдущий канал',
};
