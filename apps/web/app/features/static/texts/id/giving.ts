import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Tanggung jawab sosial',
  description:
    '2,5% (1/40) dari pendapatan kami menjadi sedekah untuk sumur air di negeri-negeri Muslim.',
  heading: 'Cerita yang menimba air',
  lead: 'Setiap malam di depan layar menggali sedikit lebih dalam. Satu bagian dari empat puluh dari yang kami peroleh menjadi air bagi mereka yang berjalan berjam-jam untuk mengambilnya.',
  promise: {
    figure: '2,5%',
    fraction: '1/40',
    statement:
      '2,5% (1/40) dari pendapatan kami menjadi sedekah untuk sumur air di negeri-negeri Muslim.',
    detail:
      'Dari pendapatan, bukan dari laba: diberikan pada tahun yang baik maupun yang sulit, dan tidak menambah harga yang Anda bayar.',
  },
  ledger: {
    heading: 'Ke mana setiap sen',
    text: 'Setiap pembayaran tercatat di sini, begitu juga setiap penyaluran untuk sumur. Jumlahnya langsung dari pembukuan kami dan tidak menyebut nama siapa pun.',
    check: {
      heading: 'Periksa sendiri',
      steps: [
        'Ambil satu kuitansi dari riwayat pembayaran Anda dan bagi jumlahnya dengan empat puluh.',
        'Buka bulannya di sini dan cari nomor kuitansi Anda.',
        'Daftar itu menampilkan jumlah dan bagian yang sama. Jumlahkan daftarnya, itulah total bulan itu.',
      ],
    },
    month: 'Bulan',
    entries: 'Catatan',
    revenue: 'Pendapatan',
    setAside: 'Disisihkan',
    transferred: 'Disalurkan',
    transferTo: 'kepada {recipient}',
    earlier: 'Bulan sebelumnya',
    note: 'Pengembalian dana juga tercatat, dengan tanda minus. Bulan dihitung menurut UTC.',
    entriesOf: 'Catatan {month}',
    receipt: 'Kuitansi',
    date: 'Tanggal',
    paid: 'Dibayar',
    share: 'Bagian',
    download: 'Unduh tabel',
    newer: 'Lebih baru',
    older: 'Lebih lama',
    none: 'Belum ada pembayaran. Yang pertama akan menjadi catatan pertama di sini.',
    noEntries: 'Tidak ada catatan pada bulan ini.',
    failed: 'Pembukuan tidak dapat dimuat.',
  },
  rows: [
    {
      picture: 'dunes',
      alt: 'Kafilah melintasi bukit pasir di bawah matahari yang rendah.',
      heading: 'Mengapa air',
      paragraphs: [
        'Sa’ad bin Ubadah bertanya kepada Nabi sallallahu alaihi wasallam, sedekah apa yang terbaik untuk ibunya yang telah wafat. “Air,” jawab beliau. Maka Sa’ad menggali sumur dan berkata: ini untuk ibu Sa’ad.',
        'Diriwayatkan oleh Abu Dawud. Kami tidak menemukan jawaban yang lebih baik untuk pertanyaan apa yang harus diberikan.',
      ],
    },
    {
      picture: 'lanterns',
      alt: 'Lentera tergantung di depan kubah masjid pada malam hari.',
      heading: 'Mengapa satu dari empat puluh',
      paragraphs: [
        'Satu bagian dari empat puluh adalah ukuran yang dikenal setiap keluarga Muslim dari zakat. Kami memilihnya karena mudah diingat dan mudah diperiksa: ambil yang Anda bayar, bagi empat puluh.',
        'Jika hasilnya tidak bulat, kami bulatkan ke atas. Setiap kuitansi di riwayat pembayaran Anda menyebut bagiannya.',
      ],
    },
    {
      picture: 'village',
      alt: 'Desa di bawah pegunungan, jendela-jendelanya menyala.',
      heading: 'Yang diubah oleh sebuah sumur',
      paragraphs: [
        'Di tempat yang jauh dari air, biasanya perempuan dan anak-anak yang mengambilnya, dan perjalanan itu memakan waktu saat yang lain bersekolah atau bekerja. Di tempat yang airnya kotor, yang terkecil lebih dulu sakit.',
        'Sumur di desa mengembalikan pagi hari. Itulah sedekah jariah, pemberian yang terus memberi selama masih ada yang meminumnya.',
      ],
    },
    {
      picture: 'camp',
      alt: 'Orang-orang duduk mengelilingi api di antara tenda, pegunungan di belakang mereka.',
      heading: 'Yang dapat Anda lakukan',
      paragraphs: [
        'Cukup menonton. Bagian itu disisihkan dari setiap pembayaran begitu masuk, apa pun paket Anda dan bagaimanapun Anda membayar.',
        'Dan jika Anda ingin memberi lebih, berikanlah di dekat Anda: kepada tetangga, kepada orang asing, atas nama Anda sendiri.',
      ],
    },
  ],
  close: {
    heading: 'Malam Anda, pagi mereka',
    text: 'Pilih paket, dan satu bagian dari empat puluhnya sudah di jalan.',
    plans: 'Lihat paket',
    help: 'Ajukan pertanyaan',
  },
};
