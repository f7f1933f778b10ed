import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Tanggungjawab sosial',
  lead: 'Di sini anda dapat melihat bahagian yang diasingkan daripada setiap bayaran, dan ke mana perginya.',
  detail:
    'Daripada hasil, bukan daripada untung: ia diberikan pada tahun yang baik dan yang sukar, dan tidak menambah harga anda.',
  ledger: {
    heading: 'Ke mana setiap sen',
    text: 'Setiap bayaran dicatat di sini, begitu juga setiap pindahan. Jumlahnya terus daripada buku kira-kira kami dan tidak menyebut nama sesiapa.',
    check: {
      heading: 'Semak sendiri',
      steps: [
        'Ambil satu resit daripada sejarah bayaran anda. Bahagian yang diasingkan tertera padanya.',
        'Buka bulannya di sini dan cari nombor resit anda.',
        'Senarai itu menunjukkan jumlah dan bahagian yang sama. Jumlahkan senarai itu dan anda dapat jumlah bulan itu.',
      ],
    },
    month: 'Bulan',
    entries: 'Catatan',
    revenue: 'Hasil',
    setAside: 'Diasingkan',
    transferred: 'Dipindahkan',
    transferTo: 'kepada {recipient}',
    earlier: 'Bulan terdahulu',
    note: 'Bayaran balik juga dicatat, dengan tanda tolak. Bulan dikira mengikut UTC.',
    entriesOf: 'Catatan {month}',
    receipt: 'Resit',
    date: 'Tarikh',
    paid: 'Dibayar',
    share: 'Bahagian',
    download: 'Muat turun jadual',
    newer: 'Lebih baharu',
    older: 'Lebih lama',
    none: 'Belum ada bayaran. Yang pertama akan menjadi catatan pertama di sini.',
    noEntries: 'Tiada catatan pada bulan ini.',
    failed: 'Lejar tidak dapat dimuatkan.',
  },
};
