import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'اپنے ٹی وی پر فعال کریں',
  'activate.text':
    'اپنے ٹی وی پر {brand} کھولیں۔ وہ چھ ہندسوں کا کوڈ دکھائے گا۔ ٹی وی پر لاگ ان کے لیے کوڈ یہاں لکھیں۔',
  'activate.code': 'کوڈ یہاں لکھیں',
  'activate.submit': 'فعال کریں',
  'activate.goBack': 'ٹی وی پر واپس جائیں اور شاندار مواد سے لطف اٹھائیں',
  'activate.soon': 'آپ کا کوڈ ابھی بھیجا جائے گا۔',
};
