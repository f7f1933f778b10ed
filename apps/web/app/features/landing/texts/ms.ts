import type { LandingText } from './shape.ts';

export const text: LandingText = {
  heading: 'Sesuai dengan cara hidup anda',
  lead: 'Perkara kecil yang membawa perubahan di rumah.',
  prayer: {
    title: 'Waktu solat dan iftar',
    text: 'Peringatan lembut sebelum setiap solat, filem yang menunggu sehingga anda kembali, dan kiraan detik ke iftar dan sahur pada bulan Ramadan. Dikira pada peranti anda: lokasi anda kekal dengan anda.',
    place: 'Makkah, hari ini',
    iftar: 'iftar',
    link: 'Lihat waktu di tempat anda',
  },
  study: {
    title: 'Dua bahasa serentak',
    text: 'Dua baris sari kata, transkrip untuk dicari, dan mana-mana baris sekali lagi dengan satu tekan: bahasa dipelajari sambil menonton.',
    line: 'Hujan masih turun.',
  },
  guard: {
    title: 'Pengawal Babak Keluarga',
    text: 'Babak yang tidak sesuai untuk seisi keluarga ditandakan. Sembunyikan gambar, senyapkan atau langkau, atau minta amaran dahulu.',
    hidden: 'Gambar disembunyikan',
  },
  hours: {
    title: 'Waktu menonton untuk anak-anak',
    text: 'Berapa lama sehari, dan antara pukul berapa. Peringatan mesra datang sepuluh minit sebelum tamat, dan anda nampak apa yang ditonton.',
  },
  giving: { setAside: 'Diasingkan setakat ini', transferred: 'Dipindahkan setakat ini' },
};
