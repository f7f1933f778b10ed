import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'دستگاه',
  'mail.fact.time': 'زمان',
  'mail.fact.place': 'مکان، بر پایهٔ ساعت دستگاه',
  'mail.fact.topic': 'موضوع',
  'mail.fact.ticket': 'شماره',
  'mail.fact.receipt': 'رسید',
  'mail.fact.creditNote': 'یادداشت بستانکاری',
  'mail.fact.plan': 'طرح',
  'mail.fact.period': 'دوره',
  'mail.fact.amount': 'مبلغ',
  'mail.fact.amountBack': 'مبلغ بازگشتی',
  'mail.fact.paidUntil': 'پرداخت‌شده تا',
  'mail.fact.chargedOn': 'تاریخ برداشت',
  'mail.fact.priceNow': 'قیمت تا آن زمان',
  'mail.fact.newPrice': 'قیمت جدید',
  'mail.fact.priceFrom': 'قیمت جدید از',
  'mail.fact.extraDays': 'روزهای اضافه',
  'mail.fact.watchUntil': 'امکان تماشا تا',
  'mail.fact.received': 'زمان دریافت',
  'mail.fact.stated': 'نام',
  'mail.because.account': 'این ایمیل را دریافت کرده‌اید چون دربارهٔ حساب {brand} شماست.',
  'mail.because.plan': 'این ایمیل را دریافت کرده‌اید چون دربارهٔ طرح شما در {brand} است.',
  'mail.because.request': 'این ایمیل را دریافت کرده‌اید چون این نشانی در {brand} وارد شده است.',
  'mail.because.deleted':
    'این ایمیل را دریافت کرده‌اید چون این نشانی متعلق به یک حساب {brand} بود. این آخرین ایمیل است.',
  'mail.because.ticket':
    'این ایمیل را دریافت کرده‌اید چون پیامی با این نشانی به پشتیبانی ما فرستاده شد.',
  'mail.because.operator':
    'این ایمیل را دریافت کرده‌اید چون این نشانی متعلق به پشتیبانی {brand} است.',
  'mail.because.episodes':
    'این ایمیل را دریافت کرده‌اید چون ایمیل قسمت‌های تازه برای یکی از نمایه‌هایتان روشن است.',
  'mail.help': 'راهنما',
  'mail.settings': 'تنظیمات شما',
  'mail.stop': 'خاموش کردن این ایمیل‌ها',
  'legal.updated': 'آخرین به‌روزرسانی {date}',
};
