import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'সিরিজ, সিনেমা ও সরাসরি টেলিভিশন',
  'meta.about': '{brand}-এ {title}: পুরো পরিবারের জন্য সিরিজ, সিনেমা ও সরাসরি টেলিভিশন।',

  'popup.promo': 'লম্বা রাত, ভালো গল্প',
  'popup.promoText':
    'শীত হলো গল্পের ঋতু। {date}-এর মধ্যে একটি প্ল্যান বেছে নিন আর লম্বা সন্ধ্যাগুলো কাটান {brand}-এর সবকিছু নিয়ে।',
  'popup.promoAction': 'প্ল্যান দেখুন',
  'popup.relief': 'ভূমিকম্পে ক্ষতিগ্রস্তদের জন্য আমাদের দোয়া',
  'popup.reliefText':
    'অনেকে বাড়ি হারিয়েছেন, হারিয়েছেন তারও বেশি। মাঠে থাকা ত্রাণ সংস্থাগুলোই ভালো জানে কী দরকার: যাকে বিশ্বাস করেন তাকে দিন।',
  'popup.reliefAction': 'আমরা যেভাবে দিই',
  'popup.later': 'এখন নয়',
};
