import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'طلب غير صالح',
  'http.401': 'سجّل الدخول أولًا',
  'http.403': 'غير مسموح',
  'http.404': 'غير موجود',
  'http.405': 'هذه الطريقة غير مسموح بها',
  'http.406': 'الصيغة المطلوبة غير متاحة',
  'http.412': 'لم يتحقق شرط الطلب',
  'http.415': 'نوع المحتوى غير مدعوم',
  'http.500': 'خطأ داخلي في الخادم',
  'http.501': 'هذه الميزة غير متاحة بعد',
  'http.other': 'ردّ غير معروف من الخادم',
};
