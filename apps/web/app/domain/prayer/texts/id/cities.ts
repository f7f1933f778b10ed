import type { CityNames } from '#app/domain/prayer/city-names.ts';

/** Names of the cities by id, where they are not the English ones. */
export const names: CityNames = {
  'KW Kuwait City': 'Kota Kuwait',
  'OM Muscat': 'Muskat',
  'PS Jerusalem': 'Yerusalem',
  'SY Damascus': 'Damaskus',
  'IQ Baghdad': 'Bagdad',
  'EG Cairo': 'Kairo',
  'EG Alexandria': 'Iskandariah',
  'DZ Algiers': 'Aljir',
  'IR Tehran': 'Teheran',
  'SG Singapore': 'Singapura',
  'RU Moscow': 'Moskwa',
  'BE Brussels': 'Brussel',
  'IT Rome': 'Roma',
  'AT Vienna': 'Wina',
  'DK Copenhagen': 'Kopenhagen',
  'DE Cologne': 'Koln',
  'DE Munich': 'Muenchen',
  'MX Mexico City': 'Kota Meksiko',
};
