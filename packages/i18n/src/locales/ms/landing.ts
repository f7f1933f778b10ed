import type { landing as english } from '../en/landing.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the landing page, the demo and the plans. */
export const landing: Record<Keys, string> = {
  'landing.title': 'Cerita yang bagus, bila-bila anda mahu',
  'landing.text': 'Siri dan filem di telefon, tablet, komputer dan televisyen.',
  'landing.start': 'Mula sekarang',
  'landing.from': 'Dari {price} sebulan. Batalkan bila-bila masa.',
  'landing.browse': 'Lihat-lihat dahulu',
  'landing.included': 'Apa yang anda dapat',
  'landing.seriesTitle': 'Siri dan filem',
  'landing.seriesText': 'Musim penuh dan filem, sedia bila anda bersedia.',
  'landing.liveTitle': 'Televisyen langsung',
  'landing.liveText': 'Saluran langsung, dengan apa yang bersiaran sekarang dan seterusnya.',
  'landing.languageTitle': 'Bahasa anda sendiri',
  'landing.languageText':
    'Halaman dan e-mel dalam bahasa pilihan anda. Setiap tajuk menyebut bahasa audio dan sari katanya.',
  'landing.kidsTitle': 'Tenang untuk anak-anak',
  'landing.kidsText': 'Profil yang hanya menunjukkan apa yang dibuat untuk mereka.',
  'landing.placeTitle': 'Sambung dari tempat anda berhenti',
  'landing.placeText': 'Jeda pada telefon dan sambung pada skrin besar, pada saat yang sama.',
  'landing.freeTitle': 'Mula secara percuma',
  'landing.freeText': 'Akaun tidak berbayar. Pilih pelan bila anda mahu.',
  'landing.devices': 'Pada setiap skrin anda',
  'landing.devicesText':
    'Telefon, tablet, komputer, televisyen: senarai, kedudukan tontonan dan bahasa anda turut serta.',
  'landing.giving': 'Sebahagian untuk orang lain',
  'landing.givingText': 'Kami mengasingkan sebahagian daripada setiap bayaran dan mendermakannya.',
  'landing.givingLink': 'Ke mana perginya',
  'landing.faq': 'Soalan lazim',
  'landing.end': 'Semuanya sudah sedia. Silakan masuk.',
  'landing.vipWelcome': 'Selamat datang, {name}',

  'demo.title': 'Ini demo',
  'demo.text': 'Tiada apa-apa yang perlu dibayar di sini. Pilih akaun dan lihat-lihatlah.',
  'demo.asked': 'Log masuk sebagai {title}',

  'plans.title': 'Pilih pelan anda',
  'plans.text': 'Batalkan bila-bila masa. Profil dan senarai anda disimpan selama setahun.',
  'plans.startFree': 'Teruskan tanpa pelan',
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
