import type { statics as english } from '../en/statics.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the footer, the static pages and the help center. */
export const statics: Record<Keys, string> = {
  'footer.promise': 'Serial dan film di semua layar Anda.',
  'footer.donation': 'Kami menyumbangkan sebagian dari setiap pembayaran.',
  'footer.watch': 'Menonton',
  'footer.company': 'Tentang kami',
  'footer.legal': 'Hukum',
  'footer.activate': 'Aktifkan TV',
  'footer.about': 'Siapa kami',
  'footer.giving': 'Donasi',
  'footer.help': 'Pusat bantuan',
  'footer.support': 'Layanan pelanggan',
  'footer.terms': 'Ketentuan penggunaan',
  'footer.privacy': 'Kebijakan privasi',
  'footer.dataProtection': 'Pelindungan data',
  'footer.cookies': 'Cookie',
  'footer.rights': '© {year} {brand}',

  'static.contents': 'Di halaman ini',
  'static.policies': 'Ketentuan dan kebijakan',
  'static.fallback':
    'Halaman ini belum tersedia dalam {language}. Anda membacanya dalam bahasa Inggris.',
  'help.title': 'Ada yang bisa kami bantu?',
  'help.description': 'Jawaban atas pertanyaan umum, dan cara menghubungi petugas kami.',
  'help.search': 'Cari jawaban',
  'help.placeholder': 'Batal, televisi, anak …',
  'help.topics': 'Topik populer',
  'help.topic.television': 'Menonton di televisi',
  'help.topic.plans': 'Paket dan harga',
  'help.topic.password': 'Saya lupa kata sandi',
  'help.topic.privacy': 'Data saya',
  'help.questions': 'Tanya jawab',
  'help.found_other': '{count} jawaban',
  'help.none': 'Belum ada jawaban untuk itu',
  'help.noneText': 'Coba kata lain, atau tulis kepada kami di bawah.',
  'help.showAll': 'Tampilkan semua pertanyaan',
  'help.empty': 'Belum ada jawaban',
  'help.emptyText': 'Silakan tanyakan langsung kepada kami.',
  'help.contactTitle': 'Masih perlu bantuan?',
  'help.contactMember': 'Tulislah kepada kami. Petugas kami membacanya dan menjawab lewat email.',
  'help.contactGuest':
    'Masuk dan tulislah dari akun Anda, atau kirim email. Petugas kami membacanya.',
  'help.write': 'Kirim pesan',
};
