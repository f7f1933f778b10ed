import type { family as english } from '../en/family.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of family sharing and of the invitation of friends. */
export const family: Record<Keys, string> = {
  'family.lead':
    'Bagikan paket Anda dengan orang serumah. Setiap orang punya akun dan daftar sendiri.',
  'family.guest': 'Masuk untuk melihat keluarga Anda',
  'family.guestText': 'Di sini terlihat siapa yang berbagi paket dengan Anda.',
  'family.noPlan': 'Paket Anda hanya untuk Anda',
  'family.noPlanText': 'Dengan paket keluarga, Anda berbagi {brand} dengan orang serumah.',
  'family.due': 'Pembayaran paket keluarga Anda belum masuk',
  'family.dueText':
    'Pembayaran terakhir gagal, jadi sekarang tidak ada yang bisa menonton. Bayar lagi, dan semua bisa menonton kembali.',
  'family.seePlans': 'Lihat paket',
  'family.kidsText': 'Hanya orang dewasa yang dapat mengubah anggota keluarga.',
  'family.failed': 'Keluarga Anda tidak dapat dimuat',
  'family.people': 'Siapa saja di keluarga ini',
  'family.you': '{name} (Anda)',
  'family.nobody': 'Belum ada yang bergabung.',
  'family.linkTitle': 'Kirim tautan ini ke satu orang',
  'family.linkText':
    'Berlaku satu kali, selama tujuh hari. Buat tautan lain untuk orang berikutnya.',
  'family.share': 'Bagikan',
  'family.shareText': 'Bergabunglah dengan keluarga saya di {brand}',
  'family.mailTitle': 'Undang lewat email',
  'family.mailText': 'Kami mengirim undangan atas nama Anda. Berlaku satu kali, dalam tujuh hari.',
  'family.mailAction': 'Kirim undangan',
  'family.mailSent': 'Undangan sedang dikirim ke {email}.',
  'family.open': 'Undangan yang masih berlaku',
  'family.openLink': 'Tautan undangan',
  'family.openUntil': 'Berlaku hingga {date}',
  'family.withdraw': 'Tarik kembali',
  'family.withdrawOf': 'Tarik kembali undangan: {name}',
  'family.withdrawn': 'Undangan itu tidak berlaku lagi.',
  'family.remove': 'Keluarkan {name}',
  'family.removeTitle': 'Keluarkan dari keluarga?',
  'family.removeText':
    '{name} langsung tidak dapat menonton lagi dengan paket Anda. Akun, daftar, dan profilnya tetap miliknya.',
  'family.removeAction': 'Keluarkan',
  'family.leave': 'Keluar dari keluarga',
  'family.leaveTitle': 'Keluar dari keluarga ini?',
  'family.leaveText':
    'Anda langsung tidak dapat menonton lagi dengan paket {name}. Akun, daftar, dan profil Anda tetap milik Anda.',
  'family.acceptTitle': 'Bergabung dengan keluarga',
  'family.acceptFailed': 'Undangan ini tidak berfungsi',
  'family.acceptNoToken': 'Alamatnya tidak lengkap. Buka tautan undangan selengkapnya.',
  'family.acceptLater': 'Nanti saja',
  'family.acceptHome': 'Ke beranda',
  'family.toFamily': 'Lihat keluarga',

  'invitation.guest': 'Masuk untuk mengundang teman',
  'invitation.guestText': 'Kirim tautan Anda dan menontonlah bersama.',
  'invitation.link': 'Tautan undangan Anda',
  'invitation.ways': 'Kirim lewat',
  'invitation.email': 'Email',
  'invitation.nobody': 'Belum ada yang mendaftar dengan tautan Anda.',
  'invitation.came_other': '{count} teman sudah mendaftar dengan tautan Anda.',
};
