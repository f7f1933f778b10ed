import type { channels as english } from '../en/channels.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> & Forms = {
  'channels.all': 'الكل',
  'channels.favourites': 'المفضلة',
  'channels.categories': 'أنواع القنوات',
  'channels.description': 'البث المباشر: ما يُعرض الآن.',
  'channels.empty': 'لا قنوات هنا الآن',
  'channels.noFavourites': 'ليست لديك قناة مفضلة بعد',
  'channels.noFavouritesText': 'اضغط على القلب بجانب أي قناة، وستجدها هنا قبل غيرها.',
  'channels.guest': 'سجّل الدخول لتحفظ قنواتك المفضلة',
  'channels.view': 'طريقة العرض',
  'channels.view.channels': 'القنوات',
  'channels.view.guide': 'الدليل',
  'channel.favourite': '{title}: مفضلة',
  'channel.progress': 'ما مضى من البرنامج',
  'channel.noProgramme': 'لا تتوفر معلومات عن البرامج',

  'guide.title': 'دليل البرامج',
  'guide.days': 'الأيام',
  'guide.now': 'الآن',
  'guide.help':
    'تنتقل أسهم لوحة المفاتيح من برنامج إلى آخر، وينتقل Page Up وPage Down ثلاث ساعات، وHome وEnd إلى طرفي اليوم. يفتح Enter البرنامج.',
  'guide.cell': '{channel}، {title}، {times}',
  'guide.cellOn': '{channel}، {title}، {times}، يُعرض الآن',
  'guide.loading': 'جارٍ التحميل',
  'guide.failed': 'تعذّر التحميل. حاول مرة أخرى',
  'guide.someFailed': 'تعذّر الحصول على جزء من الدليل.',
  'guide.watchChannel': 'شاهد {channel}',
  'guide.watchLive': 'شاهد البث المباشر',
  'guide.startOver': 'من البداية',
  'guide.fromStart': 'شاهده من بدايته',
  'guide.details': 'عن هذا العمل',

  'live.previousChannel': 'القناة السابقة',
  'live.startOver': 'من بداية البرنامج',
  'live.behind': 'متأخر {time} عن البث',
  'live.minutesBehind_zero': 'مع البث المباشر',
  'live.minutesBehind_one': 'متأخر دقيقة عن البث المباشر',
  'live.minutesBehind_two': 'متأخر دقيقتين عن البث المباشر',
  'live.minutesBehind_few': 'متأخر {count} دقائق عن البث المباشر',
  'live.minutesBehind_many': 'متأخر {count} دقيقة عن البث المباشر',
  'live.minutesBehind_other': 'متأخر {count} دقيقة عن البث المباشر',
  'live.now': 'تشاهد',
  'live.upNext': 'التالي',
  'live.programmes': 'على هذه القناة',
  'live.keys': 'القناة التالية أو السابقة',
};
