import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'Permintaan Tidak Sah',
  'http.401': 'Sila Log Masuk Dahulu',
  'http.403': 'Tidak Dibenarkan',
  'http.404': 'Tidak Ditemui',
  'http.405': 'Kaedah Tidak Dibenarkan',
  'http.406': 'Format yang Diminta Tidak Tersedia',
  'http.412': 'Syarat Permintaan Tidak Dipenuhi',
  'http.415': 'Jenis Media Tidak Disokong',
  'http.500': 'Ralat Dalaman Pelayan',
  'http.501': 'Belum Tersedia',
  'http.other': 'Jawapan Pelayan Tidak Dikenali',
};
