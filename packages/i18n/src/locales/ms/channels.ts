import type { channels as english } from '../en/channels.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<Keys, string> = {
  'channels.all': 'Semua',
  'channels.favourites': 'Kegemaran',
  'channels.categories': 'Kategori saluran',
  'channels.description': 'Televisyen langsung: apa yang bersiaran sekarang.',
  'channels.empty': 'Tiada saluran di sini buat masa ini',
  'channels.noFavourites': 'Belum ada saluran kegemaran',
  'channels.noFavouritesText': 'Tekan ikon hati pada saluran untuk menambahnya di sini.',
  'channels.guest': 'Log masuk untuk menyimpan kegemaran',
  'channels.view': 'Paparan',
  'channels.view.channels': 'Saluran',
  'channels.view.guide': 'Panduan',
  'channel.favourite': '{title}: kegemaran',
  'channel.progress': 'Kemajuan rancangan',
  'channel.noProgramme': 'Maklumat rancangan tidak tersedia',

  'guide.title': 'Panduan TV',
  'guide.days': 'Hari',
  'guide.now': 'Sekarang',
  'guide.help':
    'Kekunci anak panah bergerak antara rancangan. Page Up dan Page Down bergerak tiga jam, Home dan End ke permulaan dan akhir hari. Enter membuka rancangan.',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, sedang bersiaran',
  'guide.loading': 'Memuatkan',
  'guide.failed': 'Tidak dapat dimuatkan. Cuba lagi',
  'guide.someFailed': 'Sebahagian panduan tidak dapat dimuatkan.',
  'guide.watchChannel': 'Tonton {channel}',
  'guide.watchLive': 'Tonton langsung',
  'guide.startOver': 'Mula dari awal',
  'guide.fromStart': 'Tonton dari permulaan',
  'guide.details': 'Tentang tajuk ini',

  'live.previousChannel': 'Saluran sebelumnya',
  'live.startOver': 'Mula dari awal',
  'live.behind': '{time} lewat daripada siaran langsung',
  'live.minutesBehind_other': '{count} minit lewat daripada siaran langsung',
  'live.now': 'Sedang ditonton',
  'live.upNext': 'Seterusnya',
  'live.programmes': 'Di saluran ini',
  'live.keys': 'Saluran seterusnya atau sebelumnya',
};
