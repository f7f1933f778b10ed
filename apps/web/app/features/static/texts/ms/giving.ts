import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Tanggungjawab sosial',
  description:
    '2.5% (1/40) daripada hasil kami menjadi sedekah untuk telaga air di negara-negara Islam.',
  heading: 'Cerita yang menimba air',
  lead: 'Setiap malam di hadapan skrin menggali sedikit lebih dalam. Satu per empat puluh daripada hasil kami menjadi air bagi mereka yang berjalan berjam-jam untuk mengambilnya.',
  promise: {
    figure: '2.5%',
    fraction: '1/40',
    statement:
      '2.5% (1/40) daripada hasil kami menjadi sedekah untuk telaga air di negara-negara Islam.',
    detail:
      'Daripada hasil, bukan daripada untung: ia diberikan pada tahun yang baik dan yang sukar, dan tidak menambah harga anda.',
  },
  ledger: {
    heading: 'Ke mana setiap sen',
    text: 'Setiap bayaran dicatat di sini, begitu juga setiap pindahan untuk telaga. Jumlahnya terus daripada buku kira-kira kami dan tidak menyebut nama sesiapa.',
    check: {
      heading: 'Semak sendiri',
      steps: [
        'Ambil satu resit daripada sejarah bayaran anda dan bahagikan jumlahnya dengan empat puluh.',
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
  rows: [
    {
      picture: 'dunes',
      alt: 'Kafilah melintasi bukit pasir di bawah matahari rendah.',
      heading: 'Mengapa air',
      paragraphs: [
        'Sa‘ad bin Ubadah bertanya kepada Nabi sallallahu alaihi wasallam, sedekah apakah yang terbaik untuk ibunya yang telah meninggal dunia. “Air,” jawab baginda. Maka Sa‘ad menggali telaga dan berkata: ini untuk ibu Sa‘ad.',
        'Diriwayatkan oleh Abu Dawud. Kami tidak menemui jawapan yang lebih baik kepada soalan apa yang patut diberi.',
      ],
    },
    {
      picture: 'lanterns',
      alt: 'Lentera bergantung di hadapan kubah masjid pada waktu malam.',
      heading: 'Mengapa satu per empat puluh',
      paragraphs: [
        'Satu per empat puluh ialah ukuran yang dikenali setiap keluarga Muslim daripada zakat. Kami memilihnya kerana ia mudah diingat dan mudah disemak: ambil apa yang anda bayar, bahagikan dengan empat puluh.',
        'Jika hasilnya tidak genap, kami bundarkan ke atas. Setiap resit dalam sejarah bayaran anda menyebut bahagiannya.',
      ],
    },
    {
      picture: 'village',
      alt: 'Kampung di kaki gunung, tingkap-tingkapnya bercahaya.',
      heading: 'Apa yang diubah oleh sebuah telaga',
      paragraphs: [
        'Di tempat air jauh, kebanyakannya wanita dan kanak-kanak yang mengangkutnya, dan perjalanan itu memakan masa ketika orang lain bersekolah atau bekerja. Di tempat air kotor, yang paling kecil jatuh sakit dahulu.',
        'Telaga di kampung mengembalikan waktu pagi. Itulah sedekah jariah, pemberian yang terus memberi selama ada yang meminumnya.',
      ],
    },
    {
      picture: 'camp',
      alt: 'Orang ramai duduk mengelilingi unggun api di antara khemah, gunung di belakang mereka.',
      heading: 'Apa yang boleh anda lakukan',
      paragraphs: [
        'Menonton sudah memadai. Bahagian itu diasingkan daripada setiap bayaran sebaik sahaja diterima, apa pun pelan anda dan bagaimana pun anda membayar.',
        'Dan jika anda mahu memberi lebih, berilah berhampiran anda: kepada jiran, kepada orang yang tidak dikenali, atas nama anda sendiri.',
      ],
    },
  ],
  close: {
    heading: 'Malam anda, pagi mereka',
    text: 'Pilih pelan, dan satu per empat puluhnya sudah dalam perjalanan.',
    plans: 'Lihat pelan',
    help: 'Tanya soalan',
  },
};
