import type { channels as english } from '../en/channels.ts';

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> = {
  'channels.all': 'Zote',
  'channels.favourites': 'Vipendwa',
  'channels.categories': 'Makundi ya chaneli',
  'channels.description': 'Televisheni mubashara: kinachoonyeshwa sasa.',
  'channels.empty': 'Hakuna chaneli hapa kwa sasa',
  'channels.noFavourites': 'Bado hakuna chaneli unazopenda',
  'channels.noFavouritesText': 'Bonyeza moyo kwenye chaneli ili kuiongeza hapa.',
  'channels.guest': 'Ingia ili kuhifadhi vipendwa',
  'channels.view': 'Mwonekano',
  'channels.view.channels': 'Chaneli',
  'channels.view.guide': 'Ratiba',
  'channel.favourite': '{title}: kipendwa',
  'channel.progress': 'Maendeleo ya kipindi',

  'guide.title': 'Ratiba ya TV',
  'guide.days': 'Siku',
  'guide.now': 'Sasa',
  'guide.help':
    'Vitufe vya mishale husogea kati ya vipindi. Page Up na Page Down husogea saa tatu, Home na End hadi mwanzo na mwisho wa siku. Enter hufungua kipindi.',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, kinaonyeshwa sasa',
  'guide.loading': 'Inapakia',
  'guide.failed': 'Haikupakiwa. Jaribu tena',
  'guide.someFailed': 'Sehemu ya ratiba haikupakiwa.',
  'guide.watchChannel': 'Tazama {channel}',
  'guide.watchLive': 'Tazama mubashara',
  'guide.startOver': 'Anza mwanzo',
  'guide.fromStart': 'Tazama tangu mwanzo',
  'guide.details': 'Kuhusu kichwa hiki',

  'live.previousChannel': 'Chaneli iliyotangulia',
  'live.startOver': 'Anza mwanzo',
  'live.behind': '{time} nyuma ya mubashara',
  'live.minutesBehind_one': 'Dakika {count} nyuma ya mubashara',
  'live.minutesBehind_other': 'Dakika {count} nyuma ya mubashara',
  'live.now': 'Unatazama',
  'live.upNext': 'Kinachofuata',
  'live.programmes': 'Kwenye chaneli hii',
  'live.keys': 'Chaneli ifuatayo au iliyotangulia',
};
