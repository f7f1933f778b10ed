import type { landing as english } from '../en/landing.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the landing page, the demo and the plans. */
export const landing: Record<Keys, string> = {
  'landing.title': 'Cerita yang menghimpunkan seisi rumah',
  'landing.text':
    'Epik Turki, filem dan saluran langsung, dipilih untuk keluarga Muslim. Antara muka dalam dua belas bahasa, tanpa sebarang iklan.',
  'landing.start': 'Mula sekarang',
  'landing.from': 'Dari {price} sebulan. Batalkan bila-bila masa.',
  'landing.browse': 'Tonton episod percuma dahulu',
  'landing.included': 'Apa yang anda dapat',
  'landing.seriesTitle': 'Siri dan filem',
  'landing.seriesText': 'Epik padang rumput, surat dari Cordoba, malam di Bosporus.',
  'landing.liveTitle': 'Televisyen langsung',
  'landing.liveText': 'Saluran sepanjang masa, dengan apa yang bersiaran sekarang dan seterusnya.',
  'landing.languageTitle': 'Bahasa anda sendiri',
  'landing.languageText':
    'Semua halaman dan e-mel dalam dua belas bahasa. Setiap tajuk menyebut bahasa audio dan sari katanya.',
  'landing.kidsTitle': 'Tenang untuk anak-anak',
  'landing.kidsText': 'Profil yang hanya menunjukkan apa yang dibuat untuk mereka.',
  'landing.placeTitle': 'Sambung dari tempat anda berhenti',
  'landing.placeText': 'Jeda pada telefon dan sambung pada skrin besar, pada saat yang sama.',
  'landing.freeTitle': 'Mula secara percuma',
  'landing.freeText': 'Episod pertama, beberapa filem dan saluran langsung tanpa bayaran.',
  'landing.devices': 'Pada setiap skrin anda',
  'landing.devicesText':
    'Telefon, tablet, komputer, televisyen: senarai, kedudukan tontonan dan bahasa anda turut serta.',
  'landing.giving': 'Satu per empat puluh, untuk air',
  'landing.givingText':
    '2.5% (1/40) daripada hasil kami menjadi sedekah: telaga air di negara-negara Islam.',
  'landing.givingLink': 'Ke mana perginya',
  'landing.faq': 'Soalan lazim',
  'landing.end': 'Semuanya sudah sedia. Silakan masuk.',
  'landing.vipWelcome': 'Selamat datang, {name}',

  'demo.title': 'Ini demo',
  'demo.text': 'Tiada apa-apa yang perlu dibayar di sini. Pilih akaun dan lihat-lihatlah.',
  'demo.asked': 'Log masuk sebagai {title}',

  'plans.title': 'Pilih pelan anda',
  'plans.text': 'Batalkan bila-bila masa. Profil dan senarai anda disimpan selama setahun.',
  'plans.startFree': 'Mulakan dengan episod percuma',
  'plans.period': 'Kekerapan bayaran',
  'plans.save': 'jimat {percent}%',
  'plans.perMonth': '/ bulan',
  'plans.perYear': '/ tahun',
  'plans.usualPrice': 'Harga biasa',
  'plans.monthly': '{price} sebulan',
  'plans.people_other': '{count} orang',
  'plans.suggested': 'Paling banyak dipilih',
  'plans.current': 'Pelan anda',
  'plans.begin': 'Mula dengan pelan {plan}',
};
