import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Ketentuan penggunaan',
  description:
    'Yang dapat Anda harapkan dari {brand} dan yang {brand} harapkan dari Anda: akun, paket, pembayaran, perangkat, dan berbagi keluarga.',
  lead: 'Ketentuan ini adalah perjanjian antara Anda dan {brand}. Ditulis untuk dibaca. Jika salah satunya tampak mengurangi hak yang diberikan hukum negara Anda kepada konsumen, hukum itulah yang berlaku.',
  updated: { text: 'Terakhir diperbarui {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'agreement',
      heading: 'Perjanjian',
      blocks: [
        paragraph(
          '{brand} menayangkan serial, film, dan acara lain lewat internet. Anda menyetujui ketentuan ini saat membuat akun dan, sejauh berlaku, juga saat menonton sebagai tamu. Jika tidak setuju, mohon jangan memakai layanan ini.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Akun Anda',
      blocks: [
        list(
          'Anda harus berusia minimal 18 tahun untuk membuka akun. Yang lebih muda menonton dengan akun orang tua atau wali.',
          'Berikan nama asli Anda dan alamat email atau nomor telepon yang dapat kami hubungi. Kami mengonfirmasinya dengan kode sekali pakai.',
          'Simpan kata sandi dan kode Anda untuk diri sendiri. Kami tidak pernah memintanya lewat telepon, email, atau pesan. Jika Anda kira ada orang lain yang tahu, ganti kata sandi: itu mengeluarkan perangkat Anda yang lain.',
          'Yang terjadi di akun Anda dianggap dilakukan oleh Anda, kecuali Anda sudah memberi tahu kami bahwa akun itu jatuh ke tangan lain.',
        ),
      ],
    },
    {
      id: 'profiles',
      heading: 'Profil dan anak-anak',
      blocks: [
        paragraph(
          'Satu akun dapat berisi beberapa profil, masing-masing dengan daftarnya dan posisinya di film dan episode. Profil anak hanya menampilkan yang dipilih untuk anak-anak. Profil itu membantu Anda, dan tidak menggantikan Anda: mohon perhatikan batas usia, dan tentukan apa yang ditonton anak Anda.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Paket, harga, dan pembayaran',
      blocks: [
        paragraph([
          'Sebagian acara gratis. Untuk selebihnya Anda perlu paket. ',
          link('Halaman paket', paths.subscriptionPlans()),
          ' menyebut isi masing-masing, harganya termasuk pajak, dan periodenya. Sebelum mengonfirmasi, Anda melihat yang dibayar hari ini, serta kapan dan berapa yang dibayar berikutnya.',
        ]),
        list(
          'Pembayaran lewat gerbang pembayaran seperti PayPal atau iyzico, atau lewat tagihan operator seluler Anda. Untuk pembayarannya sendiri berlaku ketentuan mereka. Kami tidak pernah melihat nomor kartu Anda secara lengkap.',
          'Paket diperpanjang otomatis di akhir tiap periode, dengan harga saat Anda membelinya, sampai Anda membatalkan.',
          'Jika pembayaran gagal, paket ditangguhkan dan kami memberi tahu Anda. Tidak ada yang dihapus, dan semuanya dapat diputar lagi setelah pembayaran masuk.',
          'Harga yang lebih tinggi kami umumkan paling lambat 30 hari sebelum periode pertama berlakunya. Sampai saat itu Anda dapat membatalkan.',
        ),
      ],
    },
    {
      id: 'promotions',
      heading: 'Kode promo dan penawaran',
      blocks: [
        paragraph(
          'Kode promo atau penawaran berlaku untuk paket, waktu, dan jumlah pemakaian yang disebutkan. Dua penawaran tidak dapat digabung. Jika sebuah kode tidak berlaku untuk Anda, kami memberi tahu alasannya sebelum Anda membayar. Kode tidak dapat diuangkan atau dijual.',
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Pembatalan',
      blocks: [
        paragraph(
          'Anda dapat membatalkan kapan saja, tanpa menyebut alasan, di pengaturan pada bagian “Paket”. Anda terus menonton sampai periode yang dibayar berakhir, dan tidak ditagih lagi. Profil dan favorit Anda disimpan setahun: jika Anda mulai lagi dalam waktu itu, semuanya ada di tempatnya.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Penarikan diri dan pengembalian dana',
      blocks: [
        paragraph([
          'Dalam 14 hari sejak hari pembayaran pertama sebuah kontrak, Anda dapat menarik diri darinya tanpa menyebut alasan. Jika hari terakhir jatuh pada akhir pekan, Anda punya waktu sampai Senin. Anda menyatakannya di halaman ',
          link('Menarik diri dari kontrak', paths.withdraw()),
          ' dan mengonfirmasinya di sana, juga tanpa masuk. Kami mengonfirmasinya kepada Anda dengan waktu kami menerimanya, mengembalikan semua yang Anda bayar untuk kontrak ini, lewat cara bayar yang sama dan dalam 14 hari, dan kontrak berakhir. Ganti paket adalah kontrak baru; perpanjangan bukan.',
        ]),
        paragraph([
          'Kami juga mengembalikan yang ditagih dua kali atau karena kesalahan. Tulis ke ',
          mail('{email}'),
          ' dan sebutkan kuitansinya.',
        ]),
      ],
    },
    {
      id: 'family-sharing',
      heading: 'Berbagi keluarga',
      blocks: [
        paragraph(
          'Dengan paket keluarga, pemilik boleh mengundang anggota keluarga yang sama. Pemilik membayar, melihat nama anggota, dan dapat mengeluarkan mereka; setiap anggota dapat keluar. Setiap anggota punya akun, daftar, dan riwayat sendiri, yang tidak dilihat pemilik. Jika paket keluarga berakhir, berakhir pula bagi semua.',
        ),
      ],
    },
    {
      id: 'devices',
      heading: 'Perangkat',
      blocks: [
        paragraph(
          'Setiap paket menyebut di berapa layar paket itu bisa diputar sekaligus, dan apakah hanya bisa diputar di ponsel dan tablet. Jumlah perangkat yang dapat menonton dengan satu akun juga dibatasi; angkanya ada di pengaturan Anda. Anda dapat menghapus perangkat dari daftar. Seberapa sering itu dapat dilakukan juga dibatasi, agar satu akun tidak berpindah-pindah tangan.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Yang boleh dan yang tidak',
      blocks: [
        paragraph(
          'Anda boleh menonton sendiri serta bersama keluarga dan tamu di rumah. Anda tidak boleh:',
        ),
        list(
          'menyalin, merekam, menjual kembali, atau menayangkan di muka umum yang Anda tonton;',
          'mengakali perlindungan video, batas perangkat, atau wilayah lisensi sebuah judul;',
          'mengambil isi layanan ini secara otomatis, mencari celahnya tanpa izin kami, atau membebaninya hingga orang lain dirugikan;',
          'berbagi akun dengan orang di luar keluarga Anda.',
        ),
      ],
    },
    {
      id: 'catalogue',
      heading: 'Yang kami tawarkan',
      blocks: [
        paragraph(
          'Judul datang dan pergi bersama lisensinya, dan berbeda dari negara ke negara. Kami memilihnya untuk keluarga, tetapi selera berbeda-beda dan batas usia bukan janji. Kualitas gambar bergantung pada paket, koneksi, dan perangkat Anda. Layanan ini kami rawat dengan cermat. Namun, gangguan tetap dapat terjadi; jika lama, periode Anda kami perpanjang selama itu.',
        ),
      ],
    },
    {
      id: 'giving',
      heading: 'Bagian yang kami berikan',
      blocks: [
        paragraph([
          'Kami menyumbangkan sebagian dari pendapatan kami. Kami memberikannya dari milik kami: tidak menambah harga yang Anda bayar, dan bukan sumbangan Anda untuk keperluan pajak. Selengkapnya di halaman tentang ',
          link('donasi', paths.socialResponsibility()),
          '.',
        ]),
      ],
    },
    {
      id: 'rights',
      heading: 'Hak atas isi',
      blocks: [
        paragraph(
          'Film, serial, acara lain, teks, gambar, dan perangkat lunak {brand} milik kami atau milik mereka yang mengizinkan kami memakainya. Anda memperoleh hak menonton, tidak lebih dari itu. Yang Anda kirim kepada kami, seperti pesan atau berkas untuk bantuan, tetap milik Anda; kami memakainya hanya untuk membantu Anda.',
        ),
      ],
    },
    {
      id: 'suspension',
      heading: 'Kapan kami menutup akun',
      blocks: [
        paragraph(
          'Jika seseorang melanggar berat ketentuan ini, atau melanggarnya lagi setelah peringatan, kami boleh memblokir akunnya atau mengakhiri perjanjian. Kami memberi tahu alasannya, dan Anda boleh berkeberatan. Jika kami mengakhirinya tanpa alasan seperti itu, sisa periode kami kembalikan.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Tanggung jawab',
      blocks: [
        paragraph(
          'Kami bertanggung jawab tanpa batas atas kesengajaan, kelalaian berat, dan kerugian pada nyawa, tubuh, atau kesehatan. Atas kelalaian ringan kami bertanggung jawab hanya jika melanggar kewajiban pokok perjanjian ini, dan sebatas kerugian yang dapat diperkirakan. Hak menurut hukum tanggung jawab produk tidak terpengaruh.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan ketentuan ini',
      blocks: [
        paragraph(
          'Kami boleh mengubah ketentuan ini dengan alasan yang wajar, seperti hukum baru atau fitur baru. Kami memberi tahu lewat email paling lambat 30 hari sebelumnya. Jika tidak setuju, Anda dapat membatalkan, dan ketentuan lama berlaku sampai periode Anda berakhir.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Hukum dan sengketa',
      blocks: [
        paragraph(
          'Berlaku hukum negara tempat kedudukan {brand}, bersama pelindungan konsumen negara tempat Anda tinggal. Bicaralah dahulu dengan kami: kebanyakan hal selesai dengan satu pesan. Anda bebas menempuh pengadilan atau lembaga penyelesaian sengketa konsumen di tempat tinggal Anda.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Kontak',
      blocks: [
        paragraph([
          'Pertanyaan tentang ketentuan ini dikirim ke ',
          mail('{email}'),
          '. Banyak yang terjawab di ',
          link('pusat bantuan', paths.helpCenter()),
          '.',
        ]),
      ],
    },
  ],
};
