import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'अपने टीवी पर चालू करें',
  'activate.text':
    'अपने टीवी पर {brand} खोलें। वह छह अंकों का कोड दिखाएगा। टीवी पर लॉगिन के लिए कोड यहाँ लिखें।',
  'activate.code': 'कोड यहाँ लिखें',
  'activate.submit': 'चालू करें',
  'activate.goBack': 'टीवी पर लौटें और शानदार कार्यक्रमों का आनंद लें',
  'activate.soon': 'आपका कोड अभी भेजा जाएगा।',
};
