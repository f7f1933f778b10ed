import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'ڈرامے، فلمیں اور براہِ راست ٹیلی وژن',
  'meta.about': '{brand} پر {title}: سارے خاندان کے لیے ڈرامے، فلمیں اور براہِ راست ٹیلی وژن۔',

  'popup.promo': 'لمبی راتیں، اچھی کہانیاں',
  'popup.promoText':
    'سردیاں کہانیوں کا موسم ہیں۔ {date} تک کوئی پلان چنیں اور لمبی شامیں {brand} کی ہر چیز کے ساتھ گزاریں۔',
  'popup.promoAction': 'پلان دیکھیں',
  'popup.relief': 'ہماری دعائیں زلزلہ زدگان کے ساتھ ہیں',
  'popup.reliefText':
    'بہت سے لوگوں نے اپنے گھر اور بہت کچھ کھو دیا ہے۔ میدان میں کام کرنے والے امدادی ادارے بہتر جانتے ہیں کہ کیا درکار ہے: براہِ کرم جس پر بھروسا ہو اسے دیں۔',
  'popup.reliefAction': 'ہمارا صدقہ',
  'popup.later': 'ابھی نہیں',
};
