import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Teruskan dengan Google',
  'social.facebook': 'Teruskan dengan Facebook',
  'social.apple': 'Teruskan dengan Apple',
  'social.or': 'atau',
  'social.signingIn': 'Sedang log masuk',
  'social.failed': 'Anda tidak dapat log masuk',
  'social.lost': 'Log masuk ini bermula di tab lain atau sudah terlalu lama. Sila cuba lagi.',
  'social.back': 'Kembali',
  'social.proofTitle': 'Anda sudah ada akaun dengan e-mel ini',
  'social.proofText':
    'Sudah ada akaun {brand} dengan {email}. Buktikan bahawa ia milik anda, dan mulai sekarang anda boleh log masuk dengan {provider}.',
  'social.proofSubmit': 'Sambungkan dan log masuk',
  'social.proofMail': 'Hantar kod kepada saya',
  'social.proofByCode': 'Hantar kod melalui e-mel sahaja',
  'social.proofByPassword': 'Guna kata laluan sahaja',
  'social.proofLate': 'Sudah terlalu lama. Sila mula semula.',
};
