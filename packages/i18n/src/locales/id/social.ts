import type { social as english } from '../en/social.ts';

/** Texts of the login through other services. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Lanjutkan dengan Google',
  'social.facebook': 'Lanjutkan dengan Facebook',
  'social.apple': 'Lanjutkan dengan Apple',
  'social.or': 'atau',
  'social.signingIn': 'Sedang masuk',
  'social.failed': 'Anda tidak dapat masuk',
  'social.lost': 'Proses masuk ini dimulai di tab lain atau sudah terlalu lama. Silakan coba lagi.',
  'social.back': 'Kembali',
  'social.proofTitle': 'Anda sudah punya akun dengan email ini',
  'social.proofText':
    'Sudah ada akun {brand} dengan {email}. Buktikan bahwa itu milik Anda, dan mulai sekarang Anda dapat masuk dengan {provider}.',
  'social.proofSubmit': 'Hubungkan dan masuk',
  'social.proofMail': 'Kirimi saya kode',
  'social.proofByCode': 'Kirim kode lewat email saja',
  'social.proofByPassword': 'Pakai kata sandi saja',
  'social.proofLate': 'Waktunya sudah habis. Silakan mulai lagi.',
};
