import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'Ombi si Sahihi',
  'http.401': 'Ingia Kwanza',
  'http.403': 'Hairuhusiwi',
  'http.404': 'Haikupatikana',
  'http.405': 'Njia Haikubaliki',
  'http.406': 'Muundo Ulioombwa Haupatikani',
  'http.412': 'Sharti la Ombi Halikutimizwa',
  'http.415': 'Aina ya Maudhui Haikubaliki',
  'http.500': 'Hitilafu ya Ndani ya Seva',
  'http.501': 'Bado Haipatikani',
  'http.other': 'Jibu Lisilojulikana kutoka kwenye Seva',
};
