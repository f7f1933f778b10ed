import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Google দিয়ে এগিয়ে যান',
  'social.facebook': 'Facebook দিয়ে এগিয়ে যান',
  'social.apple': 'Apple দিয়ে এগিয়ে যান',
  'social.or': 'অথবা',
  'social.signingIn': 'লগইন হচ্ছে',
  'social.failed': 'আমরা আপনাকে লগইন করাতে পারিনি',
  'social.lost': 'এই লগইন অন্য ট্যাবে বা অনেক আগে শুরু হয়েছিল। অনুগ্রহ করে আবার চেষ্টা করুন।',
  'social.back': 'ফিরুন',
  'social.proofTitle': 'এই ইমেইলে আপনার অ্যাকাউন্ট আগে থেকেই আছে',
  'social.proofText':
    '{email} দিয়ে {brand} অ্যাকাউন্ট আগে থেকেই আছে। এটি যে আপনার, তা নিশ্চিত করুন, তাহলে এখন থেকে {provider} দিয়েও লগইন করতে পারবেন।',
  'social.proofSubmit': 'যুক্ত করে লগইন করুন',
  'social.proofMail': 'আমাকে কোড ইমেইল করুন',
  'social.proofByCode': 'এর বদলে কোড ইমেইল করুন',
  'social.proofByPassword': 'এর বদলে পাসওয়ার্ড লিখব',
  'social.proofLate': 'খুব দেরি হয়েছে। অনুগ্রহ করে আবার শুরু করুন।',
};
