import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Google سے جاری رکھیں',
  'social.facebook': 'Facebook سے جاری رکھیں',
  'social.apple': 'Apple سے جاری رکھیں',
  'social.or': 'یا',
  'social.signingIn': 'لاگ ان ہو رہا ہے',
  'social.failed': 'ہم آپ کو لاگ ان نہیں کر سکے',
  'social.lost': 'یہ لاگ ان کسی اور ٹیب میں یا بہت پہلے شروع ہوا تھا۔ براہِ کرم دوبارہ کوشش کریں۔',
  'social.back': 'واپس',
  'social.proofTitle': 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے',
  'social.proofText':
    '{email} کا {brand} اکاؤنٹ پہلے سے موجود ہے۔ تصدیق کریں کہ یہ آپ کا ہے، پھر آپ {provider} سے بھی لاگ ان کر سکیں گے۔',
  'social.proofSubmit': 'جوڑیں اور لاگ ان کریں',
  'social.proofMail': 'مجھے کوڈ ای میل کریں',
  'social.proofByCode': 'اس کے بجائے کوڈ ای میل کریں',
  'social.proofByPassword': 'اس کے بجائے پاس ورڈ لکھیں',
  'social.proofLate': 'بہت دیر ہو گئی۔ براہِ کرم شروع سے کریں۔',
};
