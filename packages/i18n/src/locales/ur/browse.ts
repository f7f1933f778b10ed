import type { browse as english } from '../en/browse.ts';

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> = {
  'list.titles_one': '{count} عنوان',
  'list.titles_other': '{count} عنوانات',

  'sort.added': 'حال ہی میں شامل',

  'genre.all': 'اصناف',
  'genre.kind': 'دکھائیں',
  'genre.everything': 'ڈرامے اور فلمیں',
  'genre.empty': 'یہاں ابھی کوئی عنوان نہیں',
  'category.allOf': 'تمام عنوانات: {title}',

  'video.finished': 'مکمل',
  'badge.soon': 'جلد',
  'badge.gone': 'ابھی نہیں ہے',
  'detail.from': '{date} سے',
  'detail.soon': 'جلد آ رہا ہے',
  'detail.leaves': '{date} کو چلا جائے گا',
  'detail.remind': 'اسے “میری فہرست” میں رکھیں، شروع ہوتے ہی وہیں ملے گا۔',
  'detail.playAgain': 'دوبارہ دیکھیں',
  'detail.trailer': 'ٹریلر',
  'detail.report': 'مسئلہ بتائیں',

  'search.close': 'تلاش بند کریں',
  'search.forgetOne': '“{query}” مٹائیں',
  'search.suggested': 'تجاویز',
  'search.suggestedCount_one': '{count} تجویز',
  'search.suggestedCount_other': '{count} تجاویز',
  'search.seeAll': '“{query}” کے تمام نتائج',
  'search.reason.CAST': 'اداکار اور عملہ',
  'search.reason.CHARACTER': 'کردار',
  'search.reason.EPISODE': 'قسط',
  'search.reason.GENRE': 'صنف',
  'search.reason.STORY': 'کہانی',
  'search.plays': '{character} کے کردار میں {actor}',
  'search.similar': 'ملتے جلتے عنوانات',
  'search.popular': 'اس وقت مقبول',
  'search.genres': 'صنف کے لحاظ سے دیکھیں',
  'search.failed': 'تلاش نہیں ہو سکی',
  'search.tooLong': 'آپ کی تلاش بہت لمبی ہے',
  'search.tooLongText':
    'تلاش میں زیادہ سے زیادہ {count} حروف ہو سکتے ہیں۔ ہم نے آپ کی تلاش کا ابتدائی حصہ رکھ لیا ہے: اسی سے تلاش کریں، یا کم الفاظ لکھیں۔',
  'search.beginning': 'ابتدائی حصے سے تلاش کریں',

  'history.title': 'دیکھنے کی تاریخ',
  'history.guest': 'آپ نے کیا دیکھا، یہ جاننے کے لیے لاگ ان کریں',
  'history.empty': 'ابھی تک کچھ نہیں دیکھا',
  'history.emptyText': 'آپ جو کچھ دیکھیں گے وہ یہاں آئے گا، تازہ ترین سب سے پہلے۔',
  'history.pause': 'تاریخ روکیں',
  'history.pauseText':
    'جب تک یہ رکی رہے گی، آپ جو دیکھیں گے وہ نہ تاریخ میں محفوظ ہوگا نہ “دیکھنا جاری رکھیں” میں۔',
  'history.pausedText': 'رکی ہوئی: ابھی جو آپ دیکھتے ہیں وہ محفوظ نہیں ہوتا۔',
  'history.clear': 'سب مٹائیں',
  'history.clearTitle': 'دیکھنے کی تاریخ مٹا دیں؟',
  'history.clearText':
    'اس پروفائل پر جو کچھ دیکھا گیا، محفوظ مقامات سمیت مٹ جائے گا۔ “میری فہرست” اور آپ کی پسند باقی رہیں گی۔',
  'history.clearAction': 'تاریخ مٹائیں',
  'history.cleared': 'دیکھنے کی تاریخ مٹا دی گئی',
  'history.remove': '{title} کو تاریخ سے ہٹائیں',
  'history.removeTitle': 'تاریخ سے ہٹا دیں؟',
  'history.removeText':
    '“{title}” اور اس کا محفوظ مقام مٹ جائے گا۔ یہ “دیکھنا جاری رکھیں” میں نہیں رہے گا۔',
  'history.removeAction': 'ہٹائیں',
  'history.removed': '“{title}” تاریخ سے ہٹا دیا گیا',

  'myList.remove': '{title} کو میری فہرست سے ہٹائیں',
  'cookies.short': 'ہم کوکیز استعمال کرتے ہیں۔',
  'home.unfilled': '{brand} کی تیاری جاری ہے',
  'home.unfilledText': 'ابھی دیکھنے کو کچھ نہیں۔ اگر یہ آپ کی سروس ہے تو اپنا کیٹلاگ امپورٹ کیجیے:',
  'plans.empty': 'سبسکرپشن ابھی فروخت کے لیے دستیاب نہیں۔ جلد دوبارہ تشریف لائیے۔',
};
