import type { CityNames } from '#app/domain/prayer/city-names.ts';

/** Names of the cities by id, where they are not the English ones. */
export const names: CityNames = {
  'KW Kuwait City': 'Bandar Raya Kuwait',
  'PS Jerusalem': 'Baitulmaqdis',
  'SY Damascus': 'Damsyik',
  'EG Cairo': 'Kaherah',
  'EG Alexandria': 'Iskandariah',
  'SG Singapore': 'Singapura',
  'MX Mexico City': 'Bandar Raya Mexico',
};
