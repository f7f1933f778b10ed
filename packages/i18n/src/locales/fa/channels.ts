import type { channels as english } from '../en/channels.ts';

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> = {
  'channels.all': 'همه',
  'channels.favourites': 'دلخواه‌ها',
  'channels.categories': 'دسته‌های کانال',
  'channels.description': 'تلویزیون زنده: آنچه اکنون پخش می‌شود.',
  'channels.empty': 'اکنون کانالی اینجا نیست',
  'channels.noFavourites': 'هنوز کانال دلخواهی ندارید',
  'channels.noFavouritesText': 'برای افزودن کانال به اینجا، قلب روی آن را بزنید.',
  'channels.guest': 'برای نگه‌داشتن دلخواه‌ها وارد شوید',
  'channels.view': 'نما',
  'channels.view.channels': 'کانال‌ها',
  'channels.view.guide': 'جدول پخش',
  'channel.favourite': '{title}: دلخواه',
  'channel.progress': 'پیشرفت برنامه',

  'guide.title': 'جدول پخش تلویزیون',
  'guide.days': 'روزها',
  'guide.now': 'اکنون',
  'guide.help':
    'کلیدهای جهت‌نما میان برنامه‌ها جابه‌جا می‌کنند. Page Up و Page Down سه ساعت، Home و End به آغاز و پایان روز. Enter برنامه را باز می‌کند.',
  'guide.cell': '{channel}، {title}، {times}',
  'guide.cellOn': '{channel}، {title}، {times}، در حال پخش',
  'guide.loading': 'در حال بارگذاری',
  'guide.failed': 'بارگذاری نشد؛ تلاش دوباره',
  'guide.someFailed': 'بخشی از جدول پخش بارگذاری نشد.',
  'guide.watchChannel': 'تماشای {channel}',
  'guide.watchLive': 'تماشای زنده',
  'guide.startOver': 'از ابتدا',
  'guide.fromStart': 'تماشا از ابتدا',
  'guide.details': 'دربارهٔ این عنوان',

  'live.previousChannel': 'کانال قبلی',
  'live.startOver': 'از ابتدا',
  'live.behind': '{time} عقب‌تر از پخش زنده',
  'live.minutesBehind_one': '{count} دقیقه عقب‌تر از پخش زنده',
  'live.minutesBehind_other': '{count} دقیقه عقب‌تر از پخش زنده',
  'live.now': 'در حال تماشا',
  'live.upNext': 'بعدی',
  'live.programmes': 'در این کانال',
  'live.keys': 'کانال بعدی یا قبلی',
};
