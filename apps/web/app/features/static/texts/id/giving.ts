import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Tanggung jawab sosial',
  lead: 'Di sini Anda dapat melihat bagian yang disisihkan dari setiap pembayaran, dan ke mana perginya.',
  detail:
    'Dari pendapatan, bukan dari laba: diberikan pada tahun yang baik maupun yang sulit, dan tidak menambah harga yang Anda bayar.',
  ledger: {
    heading: 'Ke mana setiap sen',
    text: 'Setiap pembayaran tercatat di sini, begitu juga setiap penyaluran. Jumlahnya langsung dari pembukuan kami dan tidak menyebut nama siapa pun.',
    check: {
      heading: 'Periksa sendiri',
      steps: [
        'Ambil satu kuitansi dari riwayat pembayaran Anda. Bagian yang disisihkan tertulis di situ.',
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
};
