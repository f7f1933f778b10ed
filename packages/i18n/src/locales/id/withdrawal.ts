import type { withdrawal as english } from '../en/withdrawal.ts';

/** Texts of the withdrawal function. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'Menarik diri dari kontrak',
  'footer.withdraw': 'Menarik diri dari kontrak',
  'withdrawal.lead':
    'Dalam 14 hari sejak pembayaran pertama, Anda dapat menarik diri tanpa menyebut alasan. Semua yang Anda bayar untuk kontrak itu dikembalikan, dan kontrak langsung berakhir.',
  'withdrawal.step': 'Langkah {step} dari 2',
  'withdrawal.state': 'Tarik diri dari kontrak di sini',
  'withdrawal.confirm': 'Konfirmasi penarikan diri',
  'withdrawal.confirmTitle': 'Apakah ini benar?',
  'withdrawal.confirmText':
    'Saya menarik diri dari kontrak paket {plan}, {period}. Kontrak langsung berakhir, bagi semua yang ikut memakainya.',
  'withdrawal.name': 'Nama lengkap Anda',
  'withdrawal.mailTo': 'Konfirmasinya dikirim ke {address}.',
  'withdrawal.fact.plan': 'Kontrak',
  'withdrawal.fact.concluded': 'Mulai',
  'withdrawal.fact.receipt': 'Kuitansi',
  'withdrawal.fact.lastDay': 'Paling lambat',
  'withdrawal.fact.refund': 'Anda terima kembali',
  'withdrawal.fact.stated': 'Diterima',
  'withdrawal.nothing': 'Tidak ada yang dibayar',
  'withdrawal.freeUntil': 'Pembayaran pertama, dan 14 hari sesudahnya',
  'withdrawal.done': 'Anda sudah menarik diri dari kontrak',
  'withdrawal.doneText': 'Kontrak sudah berakhir dan tidak ada lagi yang ditagih.',
  'withdrawal.refundOn':
    '{amount} dikembalikan lewat cara bayar yang sama. Biasanya perlu beberapa hari, paling lama 14 hari. Jika awalnya gagal, kami mencoba lagi secara otomatis.',
  'withdrawal.refunded': '{amount} sudah dikembalikan lewat cara bayar yang sama.',
  'withdrawal.mailed':
    'Kami mengonfirmasinya dalam pesan kepada Anda, dengan waktu kami menerimanya.',
  'withdrawal.over': 'Anda tidak dapat lagi menarik diri',
  'withdrawal.overText':
    'Tenggat untuk paket {plan}, {period}, berakhir pada {date}. Anda dapat membatalkan kapan saja: setelah itu tidak ada lagi yang ditagih, dan Anda dapat menonton sampai akhir masa yang sudah dibayar.',
  'withdrawal.endedText': 'Kontrak untuk paket {plan}, {period}, sudah berakhir.',
  'withdrawal.toCancel': 'Ke paket Anda',
  'withdrawal.none': 'Tidak ada kontrak untuk penarikan diri',
  'withdrawal.noneText':
    'Akun ini belum membeli paket. Jika Anda membayar dengan akun lain, masuklah dengan akun itu.',
  'withdrawal.guest': 'Tanpa masuk',
  'withdrawal.guestText':
    'Sebutkan siapa Anda dan kontrak mana yang dimaksud. Kami mengirim tautan ke alamat akun, untuk mengonfirmasi. Yang dihitung adalah waktu Anda mengirim formulir ini.',
  'withdrawal.logInText': 'Lebih cepat jika Anda masuk dahulu.',
  'withdrawal.receiptNumber': 'Nomor kuitansi, jika ada',
  'withdrawal.receiptHint': 'Ada di email berisi kuitansi Anda: {receiptPrefix}-00000000',
  'withdrawal.sent': 'Pernyataan Anda sudah kami terima',
  'withdrawal.sentText':
    'Diterima pada {time}. Jika cocok dengan sebuah kontrak, pesan berisi tautan sedang dikirim ke {address}. Buka tautannya dan konfirmasi dalam 7 hari. Jika tidak ada kontrak yang cocok, hal itu disebutkan dalam pesannya.',
  'withdrawal.again': 'Kirim pernyataan lain',
  'withdrawal.linkFailed': 'Tautan ini tidak berfungsi',
  'withdrawal.linkFailedText':
    'Tautan berlaku 7 hari, dan yang terbaru yang dihitung. Anda dapat menyatakan penarikan diri lagi.',
  'withdrawal.until': 'Anda dapat menarik diri dari kontrak sampai {date}.',
};
