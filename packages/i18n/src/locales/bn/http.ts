import type { http as english } from '../en/http.ts';

/** Messages for error answers without a message, by status. */
export const http: Record<keyof typeof english, string> = {
  'http.400': 'অনুরোধটি সঠিক নয়',
  'http.401': 'আগে লগইন করুন',
  'http.403': 'অনুমতি নেই',
  'http.404': 'পাওয়া যায়নি',
  'http.405': 'এই পদ্ধতি গ্রহণযোগ্য নয়',
  'http.406': 'চাওয়া ফরম্যাটটি নেই',
  'http.412': 'অনুরোধের শর্ত পূরণ হয়নি',
  'http.415': 'এই ধরনের মিডিয়া নেওয়া হয় না',
  'http.500': 'সার্ভারের অভ্যন্তরীণ ত্রুটি',
  'http.501': 'এটি এখনও চালু হয়নি',
  'http.other': 'সার্ভার থেকে অজানা উত্তর',
};
