import type { channels as english } from '../en/channels.ts';

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> = {
  'channels.all': 'سب',
  'channels.favourites': 'پسندیدہ',
  'channels.categories': 'چینلوں کی اقسام',
  'channels.description': 'براہِ راست ٹیلی وژن: اس وقت کیا چل رہا ہے۔',
  'channels.empty': 'اس وقت یہاں کوئی چینل نہیں',
  'channels.noFavourites': 'ابھی کوئی پسندیدہ چینل نہیں',
  'channels.noFavouritesText': 'کسی چینل کو یہاں لانے کے لیے اس پر دل کا نشان دبائیں۔',
  'channels.guest': 'پسندیدہ محفوظ کرنے کے لیے لاگ ان کریں',
  'channels.view': 'منظر',
  'channels.view.channels': 'چینل',
  'channels.view.guide': 'گائیڈ',
  'channel.favourite': '{title}: پسندیدہ',
  'channel.progress': 'پروگرام کی پیش رفت',

  'guide.title': 'ٹی وی گائیڈ',
  'guide.days': 'دن',
  'guide.now': 'ابھی',
  'guide.help':
    'تیر والے بٹن پروگراموں کے درمیان لے جاتے ہیں۔ Page Up اور Page Down تین گھنٹے، Home اور End دن کے شروع اور آخر تک لے جاتے ہیں۔ Enter پروگرام کھولتا ہے۔',
  'guide.cell': '{channel}، {title}، {times}',
  'guide.cellOn': '{channel}، {title}، {times}، ابھی جاری',
  'guide.loading': 'لوڈ ہو رہا ہے',
  'guide.failed': 'لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں',
  'guide.someFailed': 'گائیڈ کا کچھ حصہ لوڈ نہیں ہو سکا۔',
  'guide.watchChannel': '{channel} دیکھیں',
  'guide.watchLive': 'براہِ راست دیکھیں',
  'guide.startOver': 'شروع سے چلائیں',
  'guide.fromStart': 'ابتدا سے دیکھیں',
  'guide.details': 'اس عنوان کے بارے میں',

  'live.previousChannel': 'پچھلا چینل',
  'live.startOver': 'شروع سے چلائیں',
  'live.behind': 'براہِ راست سے {time} پیچھے',
  'live.minutesBehind_one': 'براہِ راست سے {count} منٹ پیچھے',
  'live.minutesBehind_other': 'براہِ راست سے {count} منٹ پیچھے',
  'live.now': 'دیکھ رہے ہیں',
  'live.upNext': 'اس کے بعد',
  'live.programmes': 'اس چینل پر',
  'live.keys': 'اگلا یا پچھلا چینل',
};
