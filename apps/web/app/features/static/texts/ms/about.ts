import { paths } from '#app/paths.ts';
import { type AboutText, link, mail } from '../tree.ts';

export const text: AboutText = {
  title: 'Tentang kami',
  description:
    '{brand} ialah perkhidmatan penstriman untuk keluarga Muslim: siri, filem dan televisyen langsung dalam dua belas bahasa.',
  heading: 'Satu cahaya, seisi keluarga di sekelilingnya',
  lead: '{brand} membawa siri, filem dan televisyen langsung ke rumah tempat nenek, ibu bapa dan anak-anak menonton bersama, tanpa sesiapa perlu tergesa-gesa mencapai alat kawalan jauh.',
  plans: 'Lihat pelan',
  story: {
    heading: 'Pelita yang memberi kami nama',
    paragraphs: [
      'Berabad lamanya pelita minyak dinyalakan pada menara masjid di Istanbul pada malam-malam suci. Orang ramai lalu memanggil malam itu kandil, seperti pelitanya. Pada malam itu jalan-jalan terang, pintu-pintu terbuka, dan cerita dituturkan hingga larut malam.',
      'Itulah cahaya yang kami maksudkan. Bukan yang menyilaukan, tetapi yang menghimpunkan keluarga. Apa yang kami tayangkan dipilih untuk itu: cerita dari kota dan padang rumput kita, dari sejarah dan dari rumah sebelah, dibuat dengan baik dan layak mengisi malam.',
    ],
    alt: 'Kubah dan menara masjid Istanbul di hadapan bulan purnama.',
  },
  valuesHeading: 'Pegangan kami',
  values: [
    {
      id: 'family',
      heading: 'Untuk semua di atas sofa',
      text: 'Setiap tajuk kami tonton dahulu sebelum ia ada di sini. Had umurnya jujur, dan profil kanak-kanak hanya melihat apa yang dipilih untuk kanak-kanak.',
    },
    {
      id: 'languages',
      heading: 'Dalam bahasa anda',
      text: 'Perkhidmatan ini bertutur dalam dua belas bahasa, dari kanan ke kiri selancar dari kiri ke kanan, dan suara serta sari katanya mengikut pilihan anda.',
    },
    {
      id: 'privacy',
      heading: 'Tiada siapa mengintip tontonan anda',
      text: [
        'Tiada alat analitik dimuatkan sebelum anda membenarkannya, dan kami tidak menjual data. Semuanya ada dalam ',
        link('dasar privasi', paths.privacyPolicy()),
        '.',
      ],
    },
    {
      id: 'giving',
      heading: 'Satu bahagian untuk air',
      text: [
        'Satu per empat puluh daripada hasil kami menjadi telaga di tempat air jauh. Bagaimana dan mengapa, ada di halaman tentang ',
        link('sedekah', paths.socialResponsibility()),
        '.',
      ],
    },
  ],
  factsHeading: 'Dalam angka',
  facts: [
    { id: 'languages', figure: '12', text: 'bahasa, masing-masing dengan tulisan dan arahnya' },
    { id: 'giving', figure: '1/40', text: 'daripada hasil kami menjadi telaga air' },
    { id: 'privacy', figure: '0', text: 'penjejak sebelum anda berkata ya' },
  ],
  contact: {
    heading: 'Berbuallah dengan kami',
    text: [
      'Pujian, teguran, cerita yang patut kami tuturkan: ',
      mail('{email}'),
      ' dibaca oleh manusia.',
    ],
    help: 'Pusat bantuan',
  },
};
