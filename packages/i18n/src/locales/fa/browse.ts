import type { browse as english } from '../en/browse.ts';

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> = {
  'list.titles_one': '{count} عنوان',
  'list.titles_other': '{count} عنوان',

  'sort.added': 'تازه‌افزوده',

  'genre.all': 'ژانرها',
  'genre.kind': 'نمایش',
  'genre.everything': 'سریال و فیلم',
  'genre.empty': 'هنوز عنوانی اینجا نیست',
  'category.allOf': 'همهٔ عنوان‌ها: {title}',

  'video.finished': 'تمام شد',
  'badge.soon': 'به‌زودی',
  'badge.gone': 'فعلاً نیست',
  'detail.from': 'از {date}',
  'detail.soon': 'به‌زودی می‌آید',
  'detail.leaves': 'تا {date} در دسترس است',
  'detail.remind': 'به «فهرست من» بیفزایید تا وقتی شروع شد، آنجا باشد.',
  'detail.playAgain': 'تماشای دوباره',
  'detail.trailer': 'پیش‌پرده',
  'detail.report': 'گزارش مشکل',

  'search.close': 'بستن جست‌وجو',
  'search.forgetOne': 'پاک کردن «{query}»',
  'search.suggested': 'پیشنهادها',
  'search.suggestedCount_one': '{count} پیشنهاد',
  'search.suggestedCount_other': '{count} پیشنهاد',
  'search.seeAll': 'همهٔ نتیجه‌های «{query}»',
  'search.reason.CAST': 'بازیگران و عوامل',
  'search.reason.CHARACTER': 'شخصیت',
  'search.reason.EPISODE': 'قسمت',
  'search.reason.GENRE': 'ژانر',
  'search.reason.STORY': 'داستان',
  'search.plays': '{actor} در نقش {character}',
  'search.similar': 'عنوان‌های مشابه',
  'search.popular': 'پرطرفدار',
  'search.genres': 'مرور بر پایهٔ ژانر',
  'search.failed': 'جست‌وجو انجام نشد',
  'search.tooLong': 'جست‌وجوی شما خیلی طولانی است',
  'search.tooLongText':
    'جست‌وجو می‌تواند تا {count} نویسه داشته باشد. آغاز آن را نگه داشتیم: همان را جست‌وجو کنید، یا واژه‌های کمتری بنویسید.',
  'search.beginning': 'جست‌وجوی بخش آغازین',

  'history.title': 'تاریخچهٔ تماشا',
  'history.guest': 'برای دیدن آنچه تماشا کرده‌اید وارد شوید',
  'history.empty': 'هنوز چیزی تماشا نشده',
  'history.emptyText': 'آنچه تماشا می‌کنید اینجا می‌آید، تازه‌ترین‌ها اول.',
  'history.pause': 'توقف تاریخچه',
  'history.pauseText':
    'تا وقتی متوقف است، آنچه تماشا می‌کنید در تاریخچه و در «ادامهٔ تماشا» ثبت نمی‌شود.',
  'history.pausedText': 'متوقف: آنچه اکنون تماشا می‌کنید ثبت نمی‌شود.',
  'history.clear': 'پاک کردن همه',
  'history.clearTitle': 'تاریخچهٔ تماشا پاک شود؟',
  'history.clearText':
    'هر چه با این نمایه تماشا شده، همراه با جای ذخیره‌شده، پاک می‌شود. «فهرست من» و امتیازها می‌مانند.',
  'history.clearAction': 'پاک کردن تاریخچه',
  'history.cleared': 'تاریخچهٔ تماشا پاک شد',
  'history.remove': 'حذف {title} از تاریخچه',
  'history.removeTitle': 'از تاریخچه حذف شود؟',
  'history.removeText': '«{title}» و جای ذخیره‌شدهٔ آن پاک می‌شود. دیگر در «ادامهٔ تماشا» نخواهد بود.',
  'history.removeAction': 'حذف',
  'history.removed': '«{title}» از تاریخچه حذف شد',

  'myList.remove': 'حذف {title} از فهرست من',
  'cookies.short': 'ما از کوکی استفاده می‌کنیم.',
  'home.unfilled': '{brand} در حال آماده‌سازی است',
  'home.unfilledText':
    'هنوز چیزی برای تماشا نیست. اگر این سرویس از آن شماست، فهرست خود را وارد کنید:',
  'plans.empty': 'فروش اشتراک هنوز آغاز نشده است. به‌زودی دوباره سر بزنید.',
};
