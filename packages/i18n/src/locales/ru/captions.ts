import type { captions as english } from '../en/captions.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of subtitles and study mode in the player. The texts of their look are in the settings. */
export const captions: Record<keyof typeof english, string> & Forms = {
  'captions.back': 'Назад к субтитрам',
  'captions.second': 'Вторые субтитры',
  'captions.look': 'Внешний вид',
  'captions.timing': 'Синхронизация',
  'captions.offset': '{seconds} с',
  'captions.earlier': 'На полсекунды раньше',
  'captions.later': 'На полсекунды позже',
  'captions.timingReset': 'Сбросить сдвиг',
  'captions.transcript': 'Текст видео',
  'captions.transcriptClose': 'Закрыть текст',
  'captions.language': 'Язык',
  'captions.none': 'Нет',
  'captions.search': 'Искать в тексте',
  'captions.found_one': 'Найдена {count} реплика',
  'captions.found_few': 'Найдено {count} реплики',
  'captions.found_many': 'Найдено {count} реплик',
  'captions.found_other': 'Найдено {count} реплики',
  'captions.nothing': 'Ничего не нашлось',
  'captions.backToNow': 'К текущей реплике',
  'captions.repeat': 'Повторять реплику',
  'captions.repeatStop': 'Не повторять',
  'captions.loading': 'Загружаем текст…',
  'captions.chooseLanguage': 'Выберите язык, чтобы читать вместе с видео.',
  'captions.failed': 'Текст загрузить не удалось. Видео продолжается.',
  'captions.cast': 'Показать на другом экране',
  'captions.castConnecting': 'Подключаемся к экрану…',
  'captions.castConnected': 'Идёт на другом экране',
  'captions.helpTranscript': 'Текст видео',
  'captions.helpRepeat': 'Повторять реплику',
  'captions.helpTiming': 'Субтитры раньше или позже',
};
