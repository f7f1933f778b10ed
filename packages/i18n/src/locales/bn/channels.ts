import type { channels as english } from '../en/channels.ts';

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> = {
  'channels.all': 'সব',
  'channels.favourites': 'প্রিয়',
  'channels.categories': 'চ্যানেলের বিভাগ',
  'channels.description': 'সরাসরি টেলিভিশন: এখন কী চলছে।',
  'channels.empty': 'এখন এখানে কোনো চ্যানেল নেই',
  'channels.noFavourites': 'এখনও প্রিয় চ্যানেল নেই',
  'channels.noFavouritesText': 'কোনো চ্যানেল এখানে আনতে তার হৃদয় চিহ্নটি চাপুন।',
  'channels.guest': 'প্রিয় চ্যানেল রাখতে লগইন করুন',
  'channels.view': 'ভিউ',
  'channels.view.channels': 'চ্যানেল',
  'channels.view.guide': 'গাইড',
  'channel.favourite': '{title}: প্রিয়',
  'channel.progress': 'অনুষ্ঠানের অগ্রগতি',

  'guide.title': 'টিভি গাইড',
  'guide.days': 'দিন',
  'guide.now': 'এখন',
  'guide.help':
    'তীর চিহ্নের বোতাম এক অনুষ্ঠান থেকে আরেকটিতে নিয়ে যায়। Page Up আর Page Down তিন ঘণ্টা করে, Home আর End দিনের শুরু ও শেষে নেয়। Enter চাপলে অনুষ্ঠান খোলে।',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, এখন চলছে',
  'guide.loading': 'লোড হচ্ছে',
  'guide.failed': 'লোড হয়নি। আবার চেষ্টা করুন',
  'guide.someFailed': 'গাইডের কিছু অংশ লোড হয়নি।',
  'guide.watchChannel': '{channel} দেখুন',
  'guide.watchLive': 'সরাসরি দেখুন',
  'guide.startOver': 'শুরু থেকে চালান',
  'guide.fromStart': 'প্রথম থেকে দেখুন',
  'guide.details': 'এই শিরোনাম সম্পর্কে',

  'live.previousChannel': 'আগের চ্যানেল',
  'live.startOver': 'শুরু থেকে চালান',
  'live.behind': 'লাইভ থেকে {time} পিছিয়ে',
  'live.minutesBehind_one': 'লাইভ থেকে {count} মিনিট পিছিয়ে',
  'live.minutesBehind_other': 'লাইভ থেকে {count} মিনিট পিছিয়ে',
  'live.now': 'দেখছেন',
  'live.upNext': 'এরপর',
  'live.programmes': 'এই চ্যানেলে',
  'live.keys': 'পরের বা আগের চ্যানেল',
};
