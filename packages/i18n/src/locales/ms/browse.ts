import type { browse as english } from '../en/browse.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<Keys, string> = {
  'list.titles_other': '{count} tajuk',

  'sort.added': 'Baru ditambah',

  'genre.all': 'Genre',
  'genre.kind': 'Tunjukkan',
  'genre.everything': 'Siri dan filem',
  'genre.empty': 'Belum ada tajuk di sini',
  'category.allOf': 'Semua tajuk: {title}',

  'video.finished': 'Selesai',
  'badge.soon': 'Akan datang',
  'badge.gone': 'Tiada buat masa ini',
  'detail.from': 'Mulai {date}',
  'detail.soon': 'Akan datang tidak lama lagi',
  'detail.leaves': 'Ada hingga {date}',
  'detail.remind': 'Tambah ke Senarai Saya, dan temui di sana apabila ia bermula.',
  'detail.playAgain': 'Tonton lagi',
  'detail.trailer': 'Treler',
  'detail.report': 'Laporkan masalah',

  'search.close': 'Tutup carian',
  'search.forgetOne': 'Padam “{query}”',
  'search.suggested': 'Cadangan',
  'search.suggestedCount_other': '{count} cadangan',
  'search.seeAll': 'Semua hasil untuk “{query}”',
  'search.reason.CAST': 'Pelakon dan kru',
  'search.reason.CHARACTER': 'Watak',
  'search.reason.EPISODE': 'Episod',
  'search.reason.GENRE': 'Genre',
  'search.reason.STORY': 'Jalan cerita',
  'search.plays': '{actor} sebagai {character}',
  'search.similar': 'Tajuk serupa',
  'search.popular': 'Popular sekarang',
  'search.genres': 'Layari mengikut genre',
  'search.failed': 'Carian gagal',
  'search.tooLong': 'Carian anda terlalu panjang',
  'search.tooLongText':
    'Carian tidak boleh melebihi {count} aksara. Kami simpan bahagian awalnya: cari dengannya, atau gunakan lebih sedikit perkataan.',
  'search.beginning': 'Cari bahagian awal',

  'history.title': 'Sejarah tontonan',
  'history.guest': 'Log masuk untuk melihat apa yang telah anda tonton',
  'history.empty': 'Belum ada yang ditonton',
  'history.emptyText': 'Apa yang anda tonton muncul di sini, yang terbaharu dahulu.',
  'history.pause': 'Jeda sejarah',
  'history.pauseText':
    'Semasa dijeda, apa yang anda tonton tidak disimpan dalam sejarah atau Sambung Tonton.',
  'history.pausedText': 'Dijeda: apa yang anda tonton sekarang tidak disimpan.',
  'history.clear': 'Padam semua',
  'history.clearTitle': 'Padam sejarah tontonan anda?',
  'history.clearText':
    'Semua yang ditonton profil ini dipadam, bersama kedudukan yang disimpan. Senarai Saya dan penilaian kekal.',
  'history.clearAction': 'Padam sejarah',
  'history.cleared': 'Sejarah tontonan dipadam',
  'history.remove': 'Buang {title} daripada sejarah',
  'history.removeTitle': 'Buang daripada sejarah?',
  'history.removeText':
    '“{title}” dan kedudukannya akan dipadam. Tajuk ini tidak lagi ada dalam Sambung Tonton.',
  'history.removeAction': 'Buang',
  'history.removed': '“{title}” dibuang daripada sejarah',

  'myList.remove': 'Buang {title} daripada Senarai Saya',
  'cookies.short': 'Kami guna kuki.',
  'home.unfilled': '{brand} sedang disediakan',
  'home.unfilledText':
    'Belum ada apa-apa untuk ditonton. Jika ini perkhidmatan anda, import katalog anda:',
  'plans.empty': 'Langganan belum dijual lagi. Sila kembali tidak lama lagi.',
};
