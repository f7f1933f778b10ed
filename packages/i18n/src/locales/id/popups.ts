import type { popups as english } from '../en/popups.ts';

/** Texts of popups, and of what other sites show of our pages. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Serial, film, dan televisi langsung',
  'meta.about': '{title} di {brand}: serial, film, dan televisi langsung untuk seluruh keluarga.',

  'popup.promo': 'Malam panjang, cerita bagus',
  'popup.promoText':
    'Musim dingin adalah musim cerita. Pilih paket paling lambat {date} dan nikmati malam-malam panjang dengan semua yang ada di {brand}.',
  'popup.promoAction': 'Lihat paket',
  'popup.relief': 'Doa kami bersama para korban gempa',
  'popup.reliefText':
    'Banyak yang kehilangan rumah, dan lebih dari itu. Lembaga bantuan di lapangan paling tahu apa yang diperlukan: berdonasilah lewat lembaga yang Anda percayai.',
  'popup.reliefAction': 'Cara kami memberi',
  'popup.later': 'Nanti saja',
};
