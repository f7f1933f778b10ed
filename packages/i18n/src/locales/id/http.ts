import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'Permintaan Tidak Valid',
  'http.401': 'Silakan Masuk Dahulu',
  'http.403': 'Tidak Diizinkan',
  'http.404': 'Tidak Ditemukan',
  'http.405': 'Metode Tidak Diizinkan',
  'http.406': 'Format yang Diminta Tidak Tersedia',
  'http.412': 'Syarat Permintaan Tidak Terpenuhi',
  'http.415': 'Jenis Media Tidak Didukung',
  'http.500': 'Kesalahan Internal Server',
  'http.501': 'Belum Tersedia',
  'http.other': 'Respons Server Tidak Dikenali',
};
