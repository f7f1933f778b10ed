import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'Perangkat',
  'mail.fact.time': 'Waktu',
  'mail.fact.place': 'Tempat, menurut jam perangkat',
  'mail.fact.topic': 'Subjek',
  'mail.fact.ticket': 'Nomor',
  'mail.fact.receipt': 'Kuitansi',
  'mail.fact.creditNote': 'Nota kredit',
  'mail.fact.plan': 'Paket',
  'mail.fact.period': 'Periode',
  'mail.fact.amount': 'Jumlah',
  'mail.fact.amountBack': 'Yang akan Anda terima kembali',
  'mail.fact.paidUntil': 'Dibayar sampai',
  'mail.fact.chargedOn': 'Ditagih pada',
  'mail.fact.priceNow': 'Harga sampai saat itu',
  'mail.fact.newPrice': 'Harga baru',
  'mail.fact.priceFrom': 'Harga baru mulai',
  'mail.fact.extraDays': 'Hari tambahan',
  'mail.fact.watchUntil': 'Anda dapat menonton sampai',
  'mail.fact.received': 'Diterima',
  'mail.fact.stated': 'Nama',
  'mail.because.account': 'Anda menerima email ini karena menyangkut akun {brand} Anda.',
  'mail.because.plan': 'Anda menerima email ini karena menyangkut paket Anda di {brand}.',
  'mail.because.request': 'Anda menerima email ini karena alamat ini dimasukkan di {brand}.',
  'mail.because.deleted':
    'Anda menerima email ini karena ini dulu alamat sebuah akun {brand}. Ini email terakhir.',
  'mail.because.ticket':
    'Anda menerima email ini karena ada pesan ke layanan bantuan kami dengan alamat ini.',
  'mail.because.operator': 'Anda menerima email ini karena ini alamat bantuan {brand}.',
  'mail.because.episodes':
    'Anda menerima email ini karena email tentang episode baru aktif untuk salah satu profil Anda.',
  'mail.help': 'Bantuan',
  'mail.settings': 'Pengaturan Anda',
  'mail.stop': 'Matikan email ini',
  'legal.updated': 'Terakhir diperbarui {date}',
};
