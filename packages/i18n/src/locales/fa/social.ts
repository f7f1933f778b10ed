import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'ادامه با Google',
  'social.facebook': 'ادامه با Facebook',
  'social.apple': 'ادامه با Apple',
  'social.or': 'یا',
  'social.signingIn': 'در حال ورود',
  'social.failed': 'نتوانستیم شما را وارد کنیم',
  'social.lost': 'این ورود در برگهٔ دیگری یا خیلی پیش‌تر آغاز شده بود. لطفاً دوباره تلاش کنید.',
  'social.back': 'بازگشت',
  'social.proofTitle': 'با این ایمیل حساب دارید',
  'social.proofText':
    'حساب {brand} با {email} از پیش وجود دارد. تأیید کنید که از آن شماست، تا از این پس با {provider} هم وارد شوید.',
  'social.proofSubmit': 'اتصال و ورود',
  'social.proofMail': 'کدی ایمیل کنید',
  'social.proofByCode': 'به‌جایش کد ایمیل شود',
  'social.proofByPassword': 'به‌جایش گذرواژه می‌نویسم',
  'social.proofLate': 'خیلی طول کشید. لطفاً از نو آغاز کنید.',
};
