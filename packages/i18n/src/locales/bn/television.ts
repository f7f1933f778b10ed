import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'আপনার টিভিতে চালু করুন',
  'activate.text':
    'আপনার টিভিতে {brand} খুলুন। সেখানে ছয় সংখ্যার একটি কোড দেখাবে। টিভিতে লগইন করতে কোডটি এখানে লিখুন।',
  'activate.code': 'এখানে কোড লিখুন',
  'activate.submit': 'চালু করুন',
  'activate.goBack': 'টিভিতে ফিরে গিয়ে দারুণ সব আয়োজন উপভোগ করুন',
  'activate.soon': 'আপনার কোড এখনই পাঠানো হবে।',
};
