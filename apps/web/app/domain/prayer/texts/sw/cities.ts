import type { CityNames } from '#app/domain/prayer/city-names.ts';

/** Names of the cities by id, where they are not the English ones. */
export const names: CityNames = {
  'SA Makkah': 'Makka',
  'SA Madinah': 'Madina',
  'KW Kuwait City': 'Jiji la Kuwait',
  'OM Muscat': 'Maskati',
  'PS Jerusalem': 'Yerusalemu',
  'SY Damascus': 'Dameski',
  'EG Cairo': 'Kairo',
  'EG Alexandria': 'Aleksandria',
  'DZ Algiers': 'Aljiri',
  'SG Singapore': 'Singapuri',
  'IT Rome': 'Roma',
  'MX Mexico City': 'Jiji la Mexico',
};
