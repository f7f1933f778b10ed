import type { support as english } from '../en/support.ts';

/** The page to write to support, and the dialog that reports a problem with a title. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'Служба поддержки',
  'support.lead':
    'Напишите нам. Письмо прочтёт человек и ответит по почте, обычно в течение двух рабочих дней.',
  'support.subject': 'Тема',
  'support.chooseSubject': 'Выберите тему',
  'support.noSubjects': 'Сейчас темы недоступны',
  'support.noSubjectsText': 'Напишите нам по электронной почте.',
  'support.message': 'Сообщение',
  'support.messageHint': 'Что случилось, на каком устройстве и чего вы ожидали?',
  'support.file': 'Файл (необязательно)',
  'support.chooseFile': 'Выбрать файл',
  'support.dropFile': 'или перетащите его сюда',
  'support.fileHint': 'Один файл. Какой именно — зависит от темы.',
  'support.formats': '{formats}: до {size}',
  'support.removeFile': 'Убрать файл {name}',
  'support.fileType': 'Такой тип файла не подходит.',
  'support.fileSize': 'Файл слишком большой. Загрузите файл поменьше.',
  'support.consent':
    'Я соглашаюсь с тем, что моё сообщение и файл хранятся, чтобы мне ответить. Подробнее: {privacy}.',
  'support.privacyLink': 'политика конфиденциальности',
  'support.send': 'Отправить',
  'support.uploading': 'Загружаем {name}',
  'support.uploaded': 'Загружено. Минутку…',
  'support.beforeTitle': 'Возможно, ответ уже есть',
  'support.beforeText':
    'На большинство вопросов о тарифах, телевизорах и паролях отвечает справочный центр.',
  'support.mailTitle': 'Удобнее по почте?',
  'report.title': 'Сообщить о проблеме',
  'report.what': 'Что не так?',
  'report.PICTURE': 'Изображение',
  'report.SOUND': 'Звук',
  'report.SUBTITLES': 'Субтитры',
  'report.STOPS': 'Останавливается или не запускается',
  'report.INFORMATION': 'Название, описание или обложка',
  'report.OTHER': 'Другое',
  'report.at': 'На отметке {time}',
  'report.more': 'Расскажите подробнее (необязательно)',
  'report.send': 'Отправить',
  'report.note': 'Мы ответим по почте, если понадобятся подробности.',
};
