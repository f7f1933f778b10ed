import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'Подключить телевизор',
  'activate.text':
    'Откройте {brand} на телевизоре. Там появится код из шести цифр. Введите его здесь, чтобы войти на телевизоре.',
  'activate.code': 'Введите код',
  'activate.submit': 'Подключить',
  'activate.goBack': 'Вернитесь к телевизору и приятного просмотра',
  'activate.soon': 'Код вот-вот отправится.',
};
