import type { LandingText } from './shape.ts';

export const text: LandingText = {
  heading: 'Sesuai dengan cara hidup Anda',
  lead: 'Hal-hal kecil yang terasa bedanya di rumah.',
  prayer: {
    title: 'Waktu salat dan buka puasa',
    text: 'Pengingat lembut sebelum setiap salat, film yang menunggu sampai Anda kembali, dan di bulan Ramadan hitung mundur ke buka puasa dan sahur. Dihitung di perangkat Anda: lokasi Anda tetap pada Anda.',
    place: 'Makkah, hari ini',
    iftar: 'buka puasa',
    link: 'Lihat waktu di kota Anda',
  },
  study: {
    title: 'Dua bahasa sekaligus',
    text: 'Dua baris subtitel, transkrip yang bisa dicari, dan kalimat mana pun diulang dengan satu tekan: bahasa dipelajari sambil menonton.',
    line: 'Hujan masih turun.',
  },
  guard: {
    title: 'Penjaga Adegan Keluarga',
    text: 'Adegan yang tidak cocok untuk seisi keluarga diberi tanda. Sembunyikan gambarnya, bisukan, lewati, atau minta peringatan dulu.',
    hidden: 'Gambar disembunyikan',
  },
  hours: {
    title: 'Jam menonton untuk anak-anak',
    text: 'Berapa lama sehari, dan antara jam berapa. Pengingat ramah datang sepuluh menit sebelum habis, dan Anda melihat apa yang ditonton.',
  },
  giving: { setAside: 'Disisihkan sejauh ini', transferred: 'Disalurkan sejauh ini' },
};
