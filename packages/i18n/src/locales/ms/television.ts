import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'Aktifkan pada TV Anda',
  'activate.text':
    'Buka {brand} pada TV anda. Ia menunjukkan kod enam angka. Masukkan kod itu di sini untuk log masuk pada TV.',
  'activate.code': 'Masukkan Kod di Sini',
  'activate.submit': 'Aktifkan',
  'activate.goBack': 'Kembali ke TV anda dan nikmati tontonan istimewa',
  'activate.soon': 'Kod anda akan dihantar sebentar lagi.',
};
