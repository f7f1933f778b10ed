import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'درخواست نامعتبر است',
  'http.401': 'ابتدا وارد شوید',
  'http.403': 'دسترسی مجاز نیست',
  'http.404': 'پیدا نشد',
  'http.405': 'این روش مجاز نیست',
  'http.406': 'قالب خواسته‌شده در دسترس نیست',
  'http.412': 'شرط درخواست برقرار نیست',
  'http.415': 'نوع رسانه پشتیبانی نمی‌شود',
  'http.500': 'خطای داخلی سرور',
  'http.501': 'این هنوز در دسترس نیست',
  'http.other': 'پاسخ ناشناخته از سرور',
};
