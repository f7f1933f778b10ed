import type { landing as english } from '../en/landing.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the landing page, the demo and the plans. */
export const landing: Record<Keys, string> = {
  'landing.title': 'Cerita bagus, kapan pun Anda mau',
  'landing.text': 'Serial dan film di ponsel, tablet, komputer, dan televisi.',
  'landing.start': 'Mulai',
  'landing.from': 'Mulai {price} sebulan. Batalkan kapan saja.',
  'landing.browse': 'Lihat-lihat dulu',
  'landing.included': 'Yang Anda dapatkan',
  'landing.seriesTitle': 'Serial dan film',
  'landing.seriesText': 'Musim lengkap dan film, siap kapan pun Anda siap.',
  'landing.liveTitle': 'Televisi langsung',
  'landing.liveText': 'Saluran langsung, dengan yang tayang sekarang dan berikutnya.',
  'landing.languageTitle': 'Bahasa Anda sendiri',
  'landing.languageText':
    'Halaman dan email dalam bahasa pilihan Anda. Setiap judul menyebut bahasa audio dan subtitelnya.',
  'landing.kidsTitle': 'Ketenangan bagi anak-anak',
  'landing.kidsText': 'Profil yang hanya menampilkan yang dibuat untuk mereka.',
  'landing.placeTitle': 'Lanjutkan dari tempat berhenti',
  'landing.placeText': 'Berhenti di ponsel dan lanjutkan di layar besar, di detik yang sama.',
  'landing.freeTitle': 'Gratis untuk memulai',
  'landing.freeText': 'Akun tidak dipungut biaya. Pilih paket kapan pun Anda mau.',
  'landing.devices': 'Di semua layar Anda',
  'landing.devicesText':
    'Ponsel, tablet, komputer, televisi: daftar, posisi menonton, dan bahasa Anda ikut serta.',
  'landing.giving': 'Sebagian untuk sesama',
  'landing.givingText': 'Kami menyisihkan sebagian dari setiap pembayaran dan menyumbangkannya.',
  'landing.givingLink': 'Ke mana perginya',
  'landing.faq': 'Pertanyaan yang sering diajukan',
  'landing.end': 'Semuanya sudah siap. Silakan masuk.',
  'landing.vipWelcome': 'Selamat datang, {name}',

  'demo.title': 'Ini demo',
  'demo.text': 'Di sini tidak ada yang perlu dibayar. Pilih akun dan lihat-lihatlah.',
  'demo.asked': 'Masuk sebagai {title}',

  'plans.title': 'Pilih paket Anda',
  'plans.text': 'Batalkan kapan saja. Profil dan daftar Anda disimpan setahun.',
  'plans.startFree': 'Lanjut tanpa paket',
  'plans.period': 'Seberapa sering Anda membayar',
  'plans.save': 'hemat {percent}%',
  'plans.perMonth': '/ bulan',
  'plans.perYear': '/ tahun',
  'plans.usualPrice': 'Harga biasa',
  'plans.monthly': '{price} sebulan',
  'plans.people_other': '{count} orang',
  'plans.suggested': 'Paling banyak dipilih',
  'plans.current': 'Paket Anda',
  'plans.begin': 'Mulai dengan paket {plan}',
};
