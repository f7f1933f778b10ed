/** Texts of grids, genres, a title's page, search and My List. */
export const browse = {
  'list.titles_zero': 'لا عناوين',
  'list.titles_one': 'عنوان واحد',
  'list.titles_two': 'عنوانان',
  'list.titles_few': '{count} عناوين',
  'list.titles_many': '{count} عنوانًا',
  'list.titles_other': '{count} عنوان',

  'sort.added': 'آخر ما أُضيف أولًا',

  'genre.all': 'التصنيفات',
  'genre.kind': 'العرض',
  'genre.everything': 'مسلسلات وأفلام',
  'genre.empty': 'لا عناوين هنا بعد',
  'category.allOf': 'كل العناوين: {title}',

  'detail.trailer': 'الإعلان',
  'detail.report': 'الإبلاغ عن مشكلة',

  'search.close': 'إغلاق البحث',
  'search.forgetOne': 'انسَ «{query}»',
  'search.suggested': 'اقتراحات',
  'search.suggestedCount_zero': 'لا اقتراحات',
  'search.suggestedCount_one': 'اقتراح واحد',
  'search.suggestedCount_two': 'اقتراحان',
  'search.suggestedCount_few': '{count} اقتراحات',
  'search.suggestedCount_many': '{count} اقتراحًا',
  'search.suggestedCount_other': '{count} اقتراح',
  'search.seeAll': 'كل نتائج «{query}»',
  'search.popular': 'يشاهده الآخرون',
  'search.genres': 'تصفّح حسب التصنيف',
  'search.failed': 'لم يصل بحثك إلينا',

  'myList.remove': 'إزالة {title} من قائمتي',
} as const;
