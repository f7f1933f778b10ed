import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'التفعيل على التلفاز',
  'activate.text':
    'افتح {brand} على تلفازك ليظهر رمز من ستة أرقام. اكتبه هنا فيسجّل التلفاز الدخول بحسابك.',
  'activate.code': 'أدخل الرمز هنا',
  'activate.submit': 'تفعيل',
  'activate.goBack': 'عُد إلى التلفاز واستمتع بمحتوى مميز',
  'activate.soon': 'سيُرسل رمزك بعد لحظة.',
};
