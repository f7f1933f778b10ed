import type { browse as english } from '../en/browse.ts';

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> = {
  'list.titles_one': '{count}টি শিরোনাম',
  'list.titles_other': '{count}টি শিরোনাম',

  'sort.added': 'সম্প্রতি যোগ হয়েছে',

  'genre.all': 'ধরন',
  'genre.kind': 'দেখান',
  'genre.everything': 'সিরিজ ও সিনেমা',
  'genre.empty': 'এখানে এখনও কিছু নেই',
  'category.allOf': 'সব শিরোনাম: {title}',

  'video.finished': 'শেষ হয়েছে',
  'detail.playAgain': 'আবার দেখুন',
  'detail.trailer': 'ট্রেলার',
  'detail.report': 'সমস্যা জানান',

  'search.close': 'খোঁজা বন্ধ করুন',
  'search.forgetOne': '“{query}” মুছুন',
  'search.suggested': 'পরামর্শ',
  'search.suggestedCount_one': '{count}টি পরামর্শ',
  'search.suggestedCount_other': '{count}টি পরামর্শ',
  'search.seeAll': '“{query}”-এর সব ফলাফল',
  'search.reason.CAST': 'অভিনয়শিল্পী ও কলাকুশলী',
  'search.reason.CHARACTER': 'চরিত্র',
  'search.reason.EPISODE': 'পর্ব',
  'search.reason.GENRE': 'ধরন',
  'search.reason.STORY': 'গল্প',
  'search.plays': '{character} চরিত্রে {actor}',
  'search.similar': 'একই রকম শিরোনাম',
  'search.popular': 'এখন জনপ্রিয়',
  'search.genres': 'ধরন অনুযায়ী দেখুন',
  'search.failed': 'খোঁজা যায়নি',
  'search.tooLong': 'খোঁজার লেখা খুব বড়',
  'search.tooLongText':
    'সর্বোচ্চ {count}টি অক্ষর দিয়ে খোঁজা যায়। আমরা শুরুর অংশটি রেখেছি: সেটি দিয়ে খুঁজুন, অথবা কম শব্দ লিখুন।',
  'search.beginning': 'শুরুর অংশ দিয়ে খুঁজুন',

  'history.title': 'দেখার ইতিহাস',
  'history.guest': 'আপনি কী দেখেছেন তা জানতে লগইন করুন',
  'history.empty': 'এখনও কিছু দেখা হয়নি',
  'history.emptyText': 'আপনি যা দেখেন তা এখানে আসে, নতুনটি আগে।',
  'history.pause': 'ইতিহাস থামান',
  'history.pauseText': 'থামানো থাকলে আপনি যা দেখেন তা ইতিহাসে বা “দেখতে থাকুন”-এ রাখা হয় না।',
  'history.pausedText': 'থামানো: এখন যা দেখছেন তা রাখা হচ্ছে না।',
  'history.clear': 'সব মুছুন',
  'history.clearTitle': 'দেখার ইতিহাস মুছবেন?',
  'history.clearText':
    'এই প্রোফাইলে যা দেখা হয়েছে, সংরক্ষিত জায়গাসহ সব মুছে যাবে। আমার তালিকা আর পছন্দ থেকে যাবে।',
  'history.clearAction': 'ইতিহাস মুছুন',
  'history.cleared': 'দেখার ইতিহাস মুছে ফেলা হয়েছে',
  'history.remove': 'ইতিহাস থেকে {title} সরান',
  'history.removeTitle': 'ইতিহাস থেকে সরাবেন?',
  'history.removeText': '“{title}” ও তার সংরক্ষিত জায়গা মুছে যাবে। এটি আর “দেখতে থাকুন”-এ থাকবে না।',
  'history.removeAction': 'সরান',
  'history.removed': '“{title}” ইতিহাস থেকে সরানো হয়েছে',

  'myList.remove': 'আমার তালিকা থেকে {title} সরান',
  'cookies.short': 'আমরা কুকি ব্যবহার করি।',
  'home.unfilled': '{brand} প্রস্তুত হচ্ছে',
  'home.unfilledText': 'এখনও দেখার কিছু নেই। সেবাটি আপনার হলে আপনার ক্যাটালগ আমদানি করুন:',
  'plans.empty': 'সাবস্ক্রিপশন বিক্রি এখনও শুরু হয়নি। শিগগিরই আবার আসুন।',
};
