import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'Peranti',
  'mail.fact.time': 'Masa',
  'mail.fact.place': 'Tempat, mengikut jam peranti',
  'mail.fact.topic': 'Subjek',
  'mail.fact.ticket': 'Nombor',
  'mail.fact.receipt': 'Resit',
  'mail.fact.creditNote': 'Nota kredit',
  'mail.fact.plan': 'Pelan',
  'mail.fact.period': 'Tempoh',
  'mail.fact.amount': 'Jumlah',
  'mail.fact.amountBack': 'Yang akan anda terima kembali',
  'mail.fact.paidUntil': 'Dibayar sehingga',
  'mail.fact.chargedOn': 'Dicaj pada',
  'mail.fact.priceNow': 'Harga sehingga itu',
  'mail.fact.newPrice': 'Harga baharu',
  'mail.fact.priceFrom': 'Harga baharu mulai',
  'mail.fact.extraDays': 'Hari tambahan',
  'mail.fact.watchUntil': 'Anda boleh menonton sehingga',
  'mail.fact.received': 'Diterima',
  'mail.fact.stated': 'Nama',
  'mail.because.account': 'Anda menerima e-mel ini kerana ia berkaitan dengan akaun {brand} anda.',
  'mail.because.plan': 'Anda menerima e-mel ini kerana ia berkaitan dengan pelan anda di {brand}.',
  'mail.because.request': 'Anda menerima e-mel ini kerana alamat ini dimasukkan di {brand}.',
  'mail.because.deleted':
    'Anda menerima e-mel ini kerana ini alamat sebuah akaun {brand}. Ini e-mel yang terakhir.',
  'mail.because.ticket':
    'Anda menerima e-mel ini kerana ada mesej kepada khidmat bantuan kami dengan alamat ini.',
  'mail.because.operator': 'Anda menerima e-mel ini kerana ini alamat bantuan {brand}.',
  'mail.because.episodes':
    'Anda menerima e-mel ini kerana e-mel tentang episod baharu dihidupkan untuk salah satu profil anda.',
  'mail.help': 'Bantuan',
  'mail.settings': 'Tetapan anda',
  'mail.stop': 'Matikan e-mel ini',
  'legal.updated': 'Kemas kini terakhir {date}',
};
