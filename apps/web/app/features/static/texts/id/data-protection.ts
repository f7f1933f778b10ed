import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Peraturan Umum Pelindungan Data',
  description:
    'Hak Anda menurut GDPR dan cara memakainya di {brand}: melihat, memperbaiki, mengekspor, menghapus, menolak.',
  lead: 'Peraturan Umum Pelindungan Data (GDPR) Uni Eropa memberi Anda hak atas data Anda. Hak itu kami berikan kepada semua orang, di mana pun Anda tinggal.',
  updated: { text: 'Terakhir diperbarui {date}', day: '2026-11-20' },
  sections: [
    {
      id: 'how',
      heading: 'Cara memakai hak Anda',
      blocks: [
        paragraph([
          'Sebagian besar dapat Anda lakukan sendiri, seketika, di ',
          link('pengaturan', paths.settings()),
          ' pada bagian cookie dan privasi. Untuk selebihnya tulis ke ',
          mail('{email}'),
          '.',
        ]),
        list(
          'Tidak dipungut biaya.',
          'Kami menjawab dalam sebulan. Jika permintaannya sangat luas, mungkin perlu dua bulan lagi; itu kami beritahukan dalam bulan pertama.',
          'Tulislah dari alamat akun Anda. Jika kami tidak yakin itu Anda, kami meminta kode sekali pakai, tidak pernah salinan kartu identitas.',
          'Jika sebuah permintaan tidak dapat kami penuhi, kami memberi tahu alasannya dan yang dapat Anda lakukan.',
        ),
      ],
    },
    {
      id: 'bases',
      heading: 'Atas dasar apa kami memakai data',
      blocks: [
        list(
          'Kontrak (Pasal 6 ayat (1) huruf b): akun, profil, pemutaran, pembayaran, bantuan.',
          'Kewajiban hukum (Pasal 6 ayat (1) huruf c): kuitansi dan pembukuan.',
          'Kepentingan yang sah (Pasal 6 ayat (1) huruf f): perlindungan dari penyalahgunaan, batas perangkat dan percobaan, perbaikan kesalahan.',
          'Persetujuan (Pasal 6 ayat (1) huruf a): cookie fungsional, analitik, dan media sosial, serta kabar lewat email.',
        ),
        paragraph([
          'Data yang mana, dan berapa lama, dijelaskan dalam ',
          link('kebijakan privasi', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'access',
      heading: 'Melihat data Anda (Pasal 15)',
      blocks: [
        paragraph(
          'Anda dapat menanyakan apakah kami menyimpan data tentang Anda, data apa saja, dari mana asalnya, siapa yang menerimanya, dan memperoleh salinannya. Ekspor di pengaturan Anda berisi akun, profil, daftar, riwayat, perangkat, dan kuitansi.',
        ),
      ],
    },
    {
      id: 'rectification',
      heading: 'Memperbaikinya (Pasal 16)',
      blocks: [
        paragraph(
          'Nama, alamat email, nomor telepon, bahasa, dan profil dapat diubah di pengaturan Anda. Alamat email baru dikonfirmasi sebelum berlaku.',
        ),
      ],
    },
    {
      id: 'erasure',
      heading: 'Meminta penghapusan (Pasal 17)',
      blocks: [
        paragraph(
          'Menghapus akun di pengaturan menghilangkan akun, profil, daftar, dan riwayatnya. Kami bertanya sekali lagi sebelumnya, dan menyebut yang tetap disimpan: kuitansi, yang wajib kami simpan menurut hukum pajak, dan peristiwa keamanan. Paket yang masih berjalan berakhir bersamanya.',
        ),
      ],
    },
    {
      id: 'restriction',
      heading: 'Membatasi pemakaiannya (Pasal 18)',
      blocks: [
        paragraph(
          'Selama masih diperiksa apakah data benar atau apakah kami boleh memakainya, Anda dapat meminta kami menyimpannya tanpa memakainya. Untuk memintanya, tulislah kepada kami. Kami lalu mengirim email kepada Anda, dan satu lagi paling lambat tujuh hari sebelum data itu kami pakai lagi.',
        ),
      ],
    },
    {
      id: 'portability',
      heading: 'Membawanya (Pasal 20)',
      blocks: [
        paragraph(
          'Ekspor adalah berkas yang dapat dibaca program lain. Atas permintaan kami mengirimnya langsung ke penyedia lain jika memungkinkan.',
        ),
      ],
    },
    {
      id: 'objection',
      heading: 'Menolak (Pasal 21)',
      blocks: [
        paragraph(
          'Jika dasarnya kepentingan yang sah, Anda dapat menolak dengan alasan yang menyangkut keadaan Anda sendiri. Kami lalu berhenti, kecuali ada alasan kuat yang berlawanan. Kabar dan iklan dapat Anda tolak kapan saja, tanpa menyebut alasan.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'Menarik persetujuan (Pasal 7)',
      blocks: [
        paragraph(
          'Izin yang sudah Anda berikan dapat Anda tarik lagi, semudah memberikannya. Penarikan berlaku sejak saat itu.',
        ),
        { kind: 'cookiePreferences', label: 'Buka preferensi cookie' },
      ],
    },
    {
      id: 'automated',
      heading: 'Keputusan otomatis (Pasal 22)',
      blocks: [
        paragraph(
          'Saran diurutkan oleh mesin. Tidak ada yang berakibat hukum bagi Anda, atau berdampak serupa, yang diputuskan oleh mesin saja. Jika sebuah akun diblokir otomatis, misalnya setelah banyak kata sandi salah, petugas kami memeriksanya saat Anda menulis kepada kami.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Anak-anak (Pasal 8)',
      blocks: [
        paragraph(
          'Akun untuk orang dewasa. Orang tua menjalankan hak anaknya untuk profil dalam akun mereka. Jika Anda kira seorang anak membuka akun, beri tahu kami dan akun itu kami hapus.',
        ),
      ],
    },
    {
      id: 'breach',
      heading: 'Jika ada yang tidak beres (Pasal 33 dan 34)',
      blocks: [
        paragraph(
          'Pelanggaran data pribadi kami laporkan kepada pihak berwenang dalam 72 jam sejak kami mengetahuinya, kecuali tidak menimbulkan risiko. Jika risikonya tinggi bagi Anda, kami memberi tahu Anda juga: apa yang terjadi, dan apa yang sebaiknya Anda lakukan.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Mengadu (Pasal 77)',
      blocks: [
        paragraph(
          'Anda dapat mengadu kepada otoritas pelindungan data, di tempat Anda tinggal, bekerja, atau di mana menurut Anda hukum dilanggar. Kami senang jika Anda memberi kami kesempatan memperbaikinya dahulu, tetapi itu tidak wajib.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Kontak',
      blocks: [
        paragraph([
          'Orang yang mengurus pelindungan data di {brand} membaca ',
          mail('{email}'),
          '. Awali subjeknya dengan “Pelindungan data”.',
        ]),
      ],
    },
  ],
};
