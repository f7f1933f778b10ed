import type { channels as english } from '../en/channels.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of live television and its guide. */
export const channels: Record<Keys, string> = {
  'channels.all': 'Semua',
  'channels.favourites': 'Favorit',
  'channels.categories': 'Kategori saluran',
  'channels.description': 'Televisi langsung: yang tayang sekarang.',
  'channels.empty': 'Saat ini tidak ada saluran di sini',
  'channels.noFavourites': 'Belum ada saluran favorit',
  'channels.noFavouritesText': 'Tekan hati pada saluran untuk menambahkannya di sini.',
  'channels.guest': 'Masuk untuk menyimpan favorit',
  'channels.view': 'Tampilan',
  'channels.view.channels': 'Saluran',
  'channels.view.guide': 'Panduan',
  'channel.favourite': '{title}: favorit',
  'channel.progress': 'Jalannya acara',
  'channel.noProgramme': 'Informasi acara tidak tersedia',

  'guide.title': 'Panduan TV',
  'guide.days': 'Hari',
  'guide.now': 'Sekarang',
  'guide.help':
    'Tombol panah untuk berpindah acara, Page Up dan Page Down untuk berpindah tiga jam, Home dan End untuk ke awal dan akhir hari, Enter untuk membuka acara.',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, sedang tayang',
  'guide.loading': 'Memuat',
  'guide.failed': 'Tidak dapat dimuat. Coba lagi',
  'guide.someFailed': 'Sebagian panduan tidak dapat dimuat.',
  'guide.watchChannel': 'Tonton {channel}',
  'guide.watchLive': 'Tonton langsung',
  'guide.startOver': 'Mulai dari awal',
  'guide.fromStart': 'Tonton dari awal',
  'guide.details': 'Tentang judul ini',

  'live.previousChannel': 'Saluran sebelumnya',
  'live.startOver': 'Mulai dari awal',
  'live.behind': 'Tertinggal {time} dari siaran langsung',
  'live.minutesBehind_other': 'Tertinggal {count} menit dari siaran langsung',
  'live.now': 'Sedang ditonton',
  'live.upNext': 'Berikutnya',
  'live.programmes': 'Di saluran ini',
  'live.keys': 'Saluran berikutnya atau sebelumnya',
};
