import { paths } from '#app/paths.ts';
import { type AboutText, link, mail } from '../tree.ts';

export const text: AboutText = {
  title: 'Tentang kami',
  description:
    '{brand} adalah layanan streaming untuk keluarga Muslim: serial, film, dan televisi langsung dalam dua belas bahasa.',
  heading: 'Satu cahaya, seluruh keluarga di sekelilingnya',
  lead: '{brand} membawa serial, film, dan televisi langsung ke rumah tempat nenek, orang tua, dan anak-anak menonton bersama, dan tak seorang pun perlu buru-buru meraih remote.',
  plans: 'Lihat paket',
  story: {
    heading: 'Lampu yang memberi kami nama',
    paragraphs: [
      'Selama berabad-abad lampu minyak dinyalakan di menara-menara masjid Istanbul pada malam-malam mulia. Orang lalu menyebut malam itu kandil, seperti lampunya. Pada malam itu jalanan terang, pintu-pintu terbuka, dan cerita dituturkan hingga larut.',
      'Itulah cahaya yang kami maksud. Bukan yang menyilaukan, melainkan yang mengumpulkan keluarga. Yang kami tayangkan dipilih untuk itu: cerita dari kota dan padang rumput kita, dari sejarah dan dari rumah sebelah, dibuat dengan baik dan layak mengisi malam.',
    ],
    alt: 'Kubah dan menara masjid Istanbul di depan bulan purnama.',
  },
  valuesHeading: 'Yang kami pegang',
  values: [
    {
      id: 'family',
      heading: 'Untuk semua yang duduk di sofa',
      text: 'Seseorang menonton setiap judul sebelum ada di sini. Batas usianya jujur, dan profil anak hanya melihat yang dipilih untuk anak-anak.',
    },
    {
      id: 'languages',
      heading: 'Dalam bahasa Anda',
      text: 'Layanan ini berbicara dalam dua belas bahasa, dari kanan ke kiri sewajar dari kiri ke kanan, dan suara serta subtitelnya mengikuti pilihan Anda.',
    },
    {
      id: 'privacy',
      heading: 'Tak ada yang menonton Anda menonton',
      text: [
        'Tidak ada alat ukur yang dimuat sebelum Anda mengizinkannya, dan kami tidak menjual data. Semuanya ada di ',
        link('kebijakan privasi', paths.privacyPolicy()),
        '.',
      ],
    },
    {
      id: 'giving',
      heading: 'Satu bagian untuk air',
      text: [
        'Satu bagian dari empat puluh dari pendapatan kami menjadi sumur di tempat yang jauh dari air. Bagaimana dan mengapa, ada di halaman tentang ',
        link('sedekah', paths.socialResponsibility()),
        '.',
      ],
    },
  ],
  factsHeading: 'Dalam angka',
  facts: [
    { id: 'languages', figure: '12', text: 'bahasa, masing-masing dengan aksara dan arahnya' },
    { id: 'giving', figure: '1/40', text: 'dari pendapatan kami menjadi sumur air' },
    { id: 'privacy', figure: '0', text: 'pelacak sebelum Anda berkata ya' },
  ],
  contact: {
    heading: 'Bicaralah dengan kami',
    text: [
      'Pujian, kritik, cerita yang sebaiknya kami tuturkan: ',
      mail('{email}'),
      ' dibaca oleh manusia.',
    ],
    help: 'Pusat bantuan',
  },
};
