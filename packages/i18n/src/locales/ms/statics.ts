import type { statics as english } from '../en/statics.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** The footer and the static pages. */
export const statics: Record<Keys, string> = {
  'footer.promise': 'Siri dan filem di semua skrin anda.',
  'footer.donation': 'Kami mendermakan sebahagian daripada setiap bayaran.',
  'footer.watch': 'Menonton',
  'footer.company': 'Syarikat',
  'footer.legal': 'Perundangan',
  'footer.activate': 'Aktifkan TV',
  'footer.about': 'Tentang kami',
  'footer.giving': 'Derma',
  'footer.help': 'Pusat bantuan',
  'footer.support': 'Khidmat pelanggan',
  'footer.terms': 'Terma penggunaan',
  'footer.privacy': 'Dasar privasi',
  'footer.dataProtection': 'Perlindungan data',
  'footer.cookies': 'Kuki',
  'footer.rights': '© {year} {brand}',

  'static.contents': 'Pada halaman ini',
  'static.policies': 'Terma dan dasar',
  'static.fallback':
    'Halaman ini belum tersedia dalam {language}. Anda membacanya dalam bahasa Inggeris.',
  'help.title': 'Bagaimana kami boleh membantu?',
  'help.description': 'Jawapan kepada soalan lazim, dan cara menghubungi kami.',
  'help.search': 'Cari jawapan',
  'help.placeholder': 'Batal, televisyen, kanak-kanak …',
  'help.topics': 'Topik popular',
  'help.topic.television': 'Menonton di televisyen',
  'help.topic.plans': 'Pelan dan harga',
  'help.topic.password': 'Saya terlupa kata laluan',
  'help.topic.privacy': 'Data saya',
  'help.questions': 'Soal jawab',
  'help.found_other': '{count} jawapan',
  'help.none': 'Belum ada jawapan untuk itu',
  'help.noneText': 'Cuba perkataan lain, atau tulis kepada kami di bawah.',
  'help.showAll': 'Tunjukkan semua soalan',
  'help.empty': 'Belum ada jawapan',
  'help.emptyText': 'Sila tanya kami secara langsung.',
  'help.contactTitle': 'Masih perlukan bantuan?',
  'help.contactMember':
    'Tulislah kepada kami. Kakitangan kami membacanya dan menjawab melalui e-mel.',
  'help.contactGuest':
    'Log masuk dan tulis dari akaun anda, atau hantar e-mel. Kakitangan kami membacanya.',
  'help.write': 'Tulis kepada kami',
};
