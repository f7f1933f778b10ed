import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'درخواست درست نہیں',
  'http.401': 'پہلے لاگ ان کریں',
  'http.403': 'اجازت نہیں',
  'http.404': 'نہیں ملا',
  'http.405': 'یہ طریقہ قابلِ قبول نہیں',
  'http.406': 'مطلوبہ فارمیٹ دستیاب نہیں',
  'http.412': 'درخواست کی شرط پوری نہیں ہوئی',
  'http.415': 'میڈیا کی یہ قسم قابلِ قبول نہیں',
  'http.500': 'سرور کی اندرونی خرابی',
  'http.501': 'یہ ابھی دستیاب نہیں',
  'http.other': 'سرور سے نامعلوم جواب ملا',
};
