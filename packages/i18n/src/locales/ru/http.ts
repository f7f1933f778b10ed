import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'Некорректный запрос',
  'http.401': 'Сначала войдите в аккаунт',
  'http.403': 'Доступ запрещён',
  'http.404': 'Не найдено',
  'http.405': 'Метод не разрешён',
  'http.406': 'Запрошенный формат недоступен',
  'http.412': 'Условие запроса не выполнено',
  'http.415': 'Неподдерживаемый тип данных',
  'http.500': 'Внутренняя ошибка сервера',
  'http.501': 'Это пока недоступно',
  'http.other': 'Неизвестный ответ сервера',
};
