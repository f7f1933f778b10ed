import { paths } from '#app/paths.ts';
import { link, list, mail, ofPart, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Kebijakan privasi',
  description:
    'Data pribadi apa yang disimpan {brand}, mengapa, berapa lama, dan siapa lagi yang melihatnya.',
  lead: 'Kami menyimpan yang diperlukan layanan ini untuk berjalan, dan hampir tidak lebih dari itu. Kami tidak menjual data pribadi, dan tidak menunjukkan kepada siapa pun apa yang ditonton keluarga Anda.',
  updated: { text: 'Terakhir diperbarui {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'controller',
      heading: 'Siapa yang bertanggung jawab',
      blocks: [
        paragraph([
          'Operator {brand} menentukan apa yang terjadi dengan data yang dijelaskan di sini dan bertanggung jawab atasnya. Tulis ke ',
          mail('{email}'),
          ' tentang apa pun yang menyangkut data Anda.',
        ]),
      ],
    },
    {
      id: 'data',
      heading: 'Yang kami simpan',
      blocks: [
        list(
          'Akun Anda: nama, alamat email atau nomor telepon, negara, bahasa, dan kata sandi sebagai sidik digital yang tidak dapat dikembalikan ke bentuk aslinya.',
          'Profil Anda: nama, gambar, bahasa, dan apakah itu profil anak.',
          'Yang Anda tonton: posisi di tiap video, yang sudah selesai, daftar Anda, saluran favorit, serta yang Anda suka atau tidak.',
          'Kelancaran pemutaran, juga tanpa akun: berapa lama Anda menunggu gambar, jeda, kesalahan, jenis perangkat (ponsel, tablet, komputer, atau televisi), dan di mana sebuah video ditinggalkan. Angka-angka ini tidak memuat nama, akun, atau nomor perangkat Anda, hanya nomor acak untuk satu kali menonton itu, yang kami hapus setelah beberapa jam. Yang tersisa hanya jumlah per judul.',
          'Yang dicari tetapi tidak ditemukan, juga tanpa akun, tetapi tidak pernah pada profil anak. Sampai minggu itu berakhir kami menyimpan sidik digital dari sesi dan kata-katanya, yang tidak dapat dikembalikan ke asalnya. Hanya yang dicari oleh sedikitnya lima sesi yang menjadi kata dengan jumlah; kata itu kami hapus di akhir minggu berikutnya.',
          'Perangkat Anda: nomor acak untuk masing-masing, jenis peramban, kapan terakhir dipakai, dan alamat jaringan saat masuk.',
          'Pembayaran Anda: paket, tanggal, jumlah, gerbang pembayaran, nomor kuitansi, dan nama Anda saat membayar. Nomor kartu diketik di halaman gerbang pembayaran dan tidak pernah sampai kepada kami.',
          ofPart(
            'family',
            'Berbagi keluarga Anda: siapa yang Anda undang dan siapa yang bergabung.',
          ),
          'Pesan Anda ke layanan bantuan, dengan berkas yang Anda lampirkan.',
          'Jika Anda mengaktifkan pemberitahuan: alamat dan kunci yang diberikan peramban untuk itu, zona waktunya, dan episode mana yang kami beritahukan.',
          'Jika Anda mengaktifkan email tentang episode baru: bahwa Anda mengaktifkannya, zona waktu Anda, dan episode mana yang kami kabarkan.',
          'Peristiwa keamanan: masuk, ganti kata sandi, dan sejenisnya.',
          'Email mana yang kami kirim kepada Anda, tanpa isinya, dan apakah server email menerimanya.',
          'Kapan staf kami membuka akun Anda, dan dalam peran apa. Setiap kali harus ada alasannya.',
        ),
        paragraph(
          'Jika Anda masuk dengan Google, Facebook, atau Apple, kami menerima nama Anda, alamat email Anda, dan nomor yang mewakili Anda di sana. Kami tidak menerima kata sandi maupun kontak Anda, dan tidak memposting apa pun.',
        ),
        paragraph(
          ofPart(
            'prayer',
            'Jika Anda menyalakan waktu salat, peramban Anda yang menghitungnya. Kota yang Anda pilih, atau lokasi Anda yang dibulatkan, tetap di perangkat Anda: tidak pernah dikirim kepada kami atau siapa pun. Mematikannya atau keluar dari akun menghapusnya.',
          ),
        ),
        paragraph(
          'Sebagian judul hanya boleh ditayangkan di negara tertentu. Yang menentukan adalah negara akun Anda; jika Anda belum masuk, negara yang diketahui jaringan kami dari alamat internet Anda. Negara itu hanya kami pakai saat permintaan berlangsung dan tidak kami simpan.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'Untuk apa kami memakainya',
      blocks: [
        list(
          'Untuk memberikan layanan yang Anda ikuti: masuk, memutar, melanjutkan dari tempat berhenti, menerima pembayaran, menjawab pertanyaan.',
          'Untuk memenuhi kewajiban hukum, terutama menyimpan kuitansi untuk kantor pajak.',
          'Untuk melindungi akun dan layanan: menemukan penyalahgunaan, membatasi percobaan, memperbaiki kesalahan.',
          'Dengan persetujuan Anda: untuk menghitung halaman mana yang membantu, dan memberi tahu tentang judul baru. Persetujuan dapat ditarik kapan saja.',
        ),
        paragraph(
          'Baris dan saran mengikuti bahasa Anda, daftar Anda, dan yang sudah ditonton di sebuah profil. Tidak ada keputusan berakibat hukum bagi Anda yang dibuat oleh mesin saja.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Anak-anak',
      blocks: [
        paragraph(
          'Akun untuk orang dewasa. Profil anak adalah bagian dari akun orang tuanya. Untuk itu kami menyimpan nama, yang tidak harus nama asli, gambar, dan yang ditonton. Profil anak tidak melihat iklan yang dibuat dari tontonannya, dan tidak ada datanya yang diberikan kepada siapa pun.',
        ),
      ],
    },
    {
      id: 'family',
      heading: 'Yang dilihat keluarga Anda',
      blocks: [
        paragraph('Profil dalam satu akun terbuka bagi semua yang memakainya.'),
        paragraph(
          ofPart(
            'family',
            'Dalam berbagi keluarga, anggota melihat nama dan gambar satu sama lain. Daftar dan riwayat tetap pada masing-masing anggota.',
          ),
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Siapa lagi yang menerima data',
      blocks: [
        list(
          'Gerbang pembayaran seperti PayPal dan iyzico, atau operator seluler Anda: yang diperlukan untuk pembayaran.',
          'Mereka yang bekerja untuk kami dengan kontrak dan atas instruksi kami: pusat data, pengiriman video, email, dan pesan teks.',
          'Layanan yang mengumpulkan laporan kesalahan untuk kami: apa yang gagal dan di jenis halaman apa, serta berapa lama sebuah halaman dimuat. Tanpa nama, tanpa alamat, tanpa yang Anda ketik atau tonton, dan tanpa nomor yang mewakili Anda.',
          'Jika Anda mengaktifkan pemberitahuan: layanan push peramban Anda, seperti milik Google, Mozilla, Apple, atau Microsoft. Layanan itu tahu kapan kami mengirimnya, tetapi tidak dapat membacanya.',
          'Google, Facebook, atau Apple: bahwa Anda masuk, jika Anda memilih masuk dengan mereka.',
          'Pihak berwenang, jika hukum mewajibkan kami. Setiap permintaan kami periksa, dan kami tidak memberi lebih dari yang wajib.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Di mana data berada',
      blocks: [
        paragraph(
          'Jika data meninggalkan Wilayah Ekonomi Eropa, data itu dikirim ke negara yang pelindungannya dinilai memadai oleh Komisi Eropa, atau dengan klausul kontrak standarnya. Salinannya kami kirim atas permintaan.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Berapa lama kami menyimpannya',
      blocks: [
        list(
          'Akun, profil, daftar, dan riwayat: sampai Anda menghapusnya. Setelah paket berakhir, semuanya disimpan setahun agar Anda dapat kembali, lalu dihapus; kami memberi tahu 30 hari sebelumnya. Akunnya sendiri tetap ada.',
          'Pendaftaran yang tidak pernah dikonfirmasi: 30 hari.',
          'Perangkat yang masuk: 60 hari sejak terakhir dipakai, paling lama satu tahun; sesi yang sudah berakhir: 30 hari sesudahnya.',
          'Kode sekali pakai: beberapa menit. Tautan yang kami kirim lewat email: beberapa jam hingga beberapa hari, tergantung kegunaannya.',
          'Kuitansi: sepuluh tahun, seperti diwajibkan hukum pajak; jika akun dihapus sebelumnya, dengan salinan nama, alamat email, dan negara Anda yang dikunci.',
          'Percobaan pembayaran yang tidak selesai: 90 hari. Pemberitahuan dari layanan pembayaran: 13 bulan.',
          'Laporan kesalahan: 90 hari.',
          'Pemberitahuan: sampai Anda mematikannya, keluar, atau peramban meninggalkan layanan push-nya. Kapan kami mengirimnya: 30 hari. Episode mana yang kami beritahukan: setahun.',
          'Email tentang episode baru: bahwa Anda menginginkannya, sampai Anda mematikannya. Episode mana yang kami kabarkan: setahun.',
          'Pesan ke layanan bantuan: sampai perkaranya selesai dan tidak ada tuntutan yang dapat timbul darinya.',
          'Peristiwa keamanan: selama penyalahgunaan mungkin perlu diusut, juga setelah akun tidak ada lagi.',
          'Email mana yang kami kirim kepada Anda: 90 hari. Kapan staf kami membuka akun Anda: tiga tahun.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Cara kami melindunginya',
      blocks: [
        paragraph(
          'Semua sambungan dienkripsi. Kata sandi dan bukti masuk hanya disimpan sebagai sidik digital. Staf kami hanya melihat yang diperlukan pekerjaannya. Jika tetap terjadi kebocoran yang membahayakan Anda, kami memberi tahu Anda dan pihak berwenang tanpa menunda.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookie',
      blocks: [
        paragraph([
          'Semua cookie yang kami pakai, dan tombol untuk memilihnya, ada di ',
          link('kebijakan cookie', paths.cookiePreferences()),
          '.',
        ]),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Hak Anda',
      blocks: [
        paragraph([
          'Anda dapat melihat data Anda, memperbaikinya, membawanya, meminta penghapusannya, dan menolak pemakaiannya. Caranya dijelaskan langkah demi langkah di ',
          link('pelindungan data', paths.dataProtection()),
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan kebijakan ini',
      blocks: [
        paragraph(
          'Jika kami mengubah hal yang penting, kami memberi tahu lewat email atau pada kunjungan Anda berikutnya, sebelum berlaku. Tanggal di atas menyebut versi terbaru.',
        ),
      ],
    },
  ],
};
