import type { browse as english } from '../en/browse.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<Keys, string> = {
  'list.titles_other': '{count} judul',

  'sort.added': 'Baru ditambahkan',

  'genre.all': 'Genre',
  'genre.kind': 'Tampilkan',
  'genre.everything': 'Serial dan film',
  'genre.empty': 'Belum ada judul di sini',
  'category.allOf': 'Semua judul: {title}',

  'video.finished': 'Selesai',
  'badge.soon': 'Segera',
  'badge.gone': 'Sedang tidak ada',
  'detail.from': 'Mulai {date}',
  'detail.soon': 'Segera hadir',
  'detail.leaves': 'Tersedia hingga {date}',
  'detail.remind': 'Tambahkan ke Daftar Saya, dan temukan di sana saat sudah tayang.',
  'detail.playAgain': 'Tonton lagi',
  'detail.trailer': 'Trailer',
  'detail.report': 'Laporkan masalah',

  'search.close': 'Tutup pencarian',
  'search.forgetOne': 'Hapus “{query}”',
  'search.suggested': 'Saran',
  'search.suggestedCount_other': '{count} saran',
  'search.seeAll': 'Semua hasil untuk “{query}”',
  'search.reason.CAST': 'Pemeran dan kru',
  'search.reason.CHARACTER': 'Tokoh',
  'search.reason.EPISODE': 'Episode',
  'search.reason.GENRE': 'Genre',
  'search.reason.STORY': 'Cerita',
  'search.plays': '{actor} sebagai {character}',
  'search.similar': 'Judul serupa',
  'search.popular': 'Populer saat ini',
  'search.genres': 'Telusuri menurut genre',
  'search.failed': 'Pencarian gagal',
  'search.tooLong': 'Pencarian Anda terlalu panjang',
  'search.tooLongText':
    'Pencarian paling banyak {count} karakter. Bagian awalnya kami simpan: cari dengan itu, atau pakai lebih sedikit kata.',
  'search.beginning': 'Cari bagian awalnya',

  'history.title': 'Riwayat tontonan',
  'history.guest': 'Masuk untuk melihat yang sudah Anda tonton',
  'history.empty': 'Belum ada yang ditonton',
  'history.emptyText': 'Yang Anda tonton muncul di sini, dari yang terbaru.',
  'history.pause': 'Jeda riwayat',
  'history.pauseText':
    'Selama dijeda, yang Anda tonton tidak disimpan ke riwayat maupun ke Lanjutkan Menonton.',
  'history.pausedText': 'Dijeda: yang Anda tonton sekarang tidak disimpan.',
  'history.clear': 'Hapus semua',
  'history.clearTitle': 'Hapus riwayat tontonan?',
  'history.clearText':
    'Semua yang ditonton profil ini dihapus, beserta posisi yang tersimpan. Daftar Saya dan penilaian tetap ada.',
  'history.clearAction': 'Hapus riwayat',
  'history.cleared': 'Riwayat tontonan dihapus',
  'history.remove': 'Hapus {title} dari riwayat',
  'history.removeTitle': 'Hapus dari riwayat?',
  'history.removeText':
    '“{title}” dan posisi tersimpannya akan dihapus. Judul ini tidak ada lagi di Lanjutkan Menonton.',
  'history.removeAction': 'Hapus',
  'history.removed': '“{title}” dihapus dari riwayat',

  'myList.remove': 'Hapus {title} dari Daftar Saya',
  'cookies.short': 'Kami memakai cookie.',
  'home.unfilled': '{brand} sedang disiapkan',
  'home.unfilledText': 'Belum ada yang bisa ditonton. Jika ini layanan Anda, impor katalog Anda:',
  'plans.empty': 'Langganan belum dijual. Silakan kembali lagi nanti.',
};
