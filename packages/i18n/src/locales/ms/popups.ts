import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Siri, filem dan televisyen langsung',
  'meta.about': '{title} di {brand}: siri, filem dan televisyen langsung untuk seisi keluarga.',

  'popup.promo': 'Malam panjang, cerita bagus',
  'popup.promoText':
    'Musim sejuk ialah musim cerita. Pilih pelan selewat-lewatnya {date} dan nikmati malam yang panjang dengan semua yang ada di {brand}.',
  'popup.promoAction': 'Lihat pelan',
  'popup.relief': 'Doa kami bersama mangsa gempa bumi',
  'popup.reliefText':
    'Ramai yang kehilangan rumah, dan lebih daripada itu. Badan bantuan di lapangan paling tahu apa yang diperlukan: berilah kepada yang anda percayai.',
  'popup.reliefAction': 'Cara kami memberi',
  'popup.later': 'Bukan sekarang',
};
