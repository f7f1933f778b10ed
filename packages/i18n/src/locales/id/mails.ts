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
  'mail.fact.received': 'Diterima',
  'mail.fact.stated': 'Nama',
  'mail.because.account': 'Anda menerima e-mail ini karena menyangkut akun {brand} Anda.',
  'mail.because.plan': 'Anda menerima e-mail ini karena menyangkut paket Anda di {brand}.',
  'mail.because.request': 'Anda menerima e-mail ini karena alamat ini dimasukkan di {brand}.',
  'mail.because.deleted':
    'Anda menerima e-mail ini karena ini dulu alamat sebuah akun {brand}. Ini e-mail terakhir.',
  'mail.because.ticket':
    'Anda menerima e-mail ini karena ada pesan ke layanan bantuan kami dengan alamat ini.',
  'mail.because.operator': 'Anda menerima e-mail ini karena ini alamat bantuan {brand}.',
  'mail.because.episodes':
    'Anda menerima e-mail ini karena e-mail tentang episode baru aktif untuk salah satu profil Anda.',
  'mail.help': 'Bantuan',
  'mail.settings': 'Pengaturan Anda',
  'mail.stop': 'Matikan e-mail ini',
};
