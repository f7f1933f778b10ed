import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Tamthilia, filamu na televisheni mubashara',
  'meta.about':
    '{title} kwenye {brand}: tamthilia, filamu na televisheni mubashara kwa familia nzima.',

  'popup.promo': 'Usiku mrefu, hadithi nzuri',
  'popup.promoText':
    'Majira ya baridi ni msimu wa hadithi. Chagua mpango kabla ya {date} kupita na ufurahie jioni ndefu kwa yote yaliyomo kwenye {brand}.',
  'popup.promoAction': 'Ona mipango',
  'popup.relief': 'Tuko pamoja na waathirika wa tetemeko',
  'popup.reliefText':
    'Wengi wamepoteza makazi yao, na zaidi ya hayo. Mashirika ya misaada yaliyoko huko ndiyo yanayojua kinachohitajika: tafadhali toa kwa unaloliamini.',
  'popup.reliefAction': 'Tunavyotoa',
  'popup.later': 'Si sasa',
};
