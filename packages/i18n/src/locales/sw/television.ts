import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'Washa kwenye TV Yako',
  'activate.text':
    'Fungua {brand} kwenye TV yako. Itaonyesha msimbo wa tarakimu sita. Weka msimbo hapa ili kuingia kwenye TV.',
  'activate.code': 'Weka Msimbo Hapa',
  'activate.submit': 'Washa',
  'activate.goBack': 'Rudi kwenye TV na ufurahie maudhui ya kipekee',
  'activate.soon': 'Msimbo wako utatumwa sasa hivi.',
};
