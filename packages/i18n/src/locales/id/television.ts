import type { television as english } from '../en/television.ts';

/** Texts of the page that signs a television in. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'Aktifkan di TV Anda',
  'activate.text':
    'Buka {brand} di TV Anda. TV menampilkan kode enam angka. Masukkan kodenya di sini untuk masuk di TV.',
  'activate.code': 'Masukkan Kode di Sini',
  'activate.submit': 'Aktifkan',
  'activate.goBack': 'Kembali ke TV dan nikmati tontonan istimewa',
  'activate.soon': 'Kode Anda akan segera dikirim.',
};
