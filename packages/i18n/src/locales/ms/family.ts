import type { family as english } from '../en/family.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Family sharing and the invitation of friends. */
export const family: Record<Keys, string> = {
  'family.lead':
    'Kongsi pelan anda dengan orang serumah. Setiap orang ada akaun dan senarai sendiri.',
  'family.guest': 'Log masuk untuk melihat keluarga anda',
  'family.guestText': 'Di sini anda melihat siapa yang berkongsi pelan dengan anda.',
  'family.noPlan': 'Pelan anda untuk anda seorang',
  'family.noPlanText': 'Dengan pelan keluarga, anda berkongsi {brand} dengan orang serumah.',
  'family.due': 'Bayaran pelan keluarga anda belum diterima',
  'family.dueText':
    'Bayaran terakhir gagal, jadi tiada siapa boleh menonton sekarang. Bayar lagi, dan semua boleh menonton semula.',
  'family.seePlans': 'Lihat pelan',
  'family.kidsText': 'Hanya orang dewasa boleh mengubah ahli keluarga.',
  'family.failed': 'Keluarga anda tidak dapat dimuatkan',
  'family.people': 'Siapa dalam keluarga ini',
  'family.you': '{name} (anda)',
  'family.nobody': 'Belum ada yang menyertai.',
  'family.linkTitle': 'Hantar pautan ini kepada seorang sahaja',
  'family.linkText':
    'Sah untuk sekali guna, selama tujuh hari. Buat pautan lain untuk orang seterusnya.',
  'family.share': 'Kongsi',
  'family.shareText': 'Sertai keluarga saya di {brand}',
  'family.mailTitle': 'Jemput melalui e-mel',
  'family.mailText':
    'Kami menghantar jemputan atas nama anda. Sah untuk sekali guna, selama tujuh hari.',
  'family.mailAction': 'Hantar jemputan',
  'family.mailSent': 'Jemputan sedang dihantar ke {email}.',
  'family.open': 'Jemputan yang masih terbuka',
  'family.openLink': 'Pautan jemputan',
  'family.openUntil': 'Sah hingga {date}',
  'family.withdraw': 'Tarik balik',
  'family.withdrawOf': 'Tarik balik jemputan: {name}',
  'family.withdrawn': 'Jemputan itu tidak lagi sah.',
  'family.remove': 'Keluarkan {name}',
  'family.removeTitle': 'Keluarkan daripada keluarga?',
  'family.removeText':
    '{name} serta-merta tidak dapat lagi menonton dengan pelan anda. Akaun, senarai dan profilnya kekal miliknya.',
  'family.removeAction': 'Keluarkan',
  'family.leave': 'Keluar daripada keluarga',
  'family.leaveTitle': 'Keluar daripada keluarga ini?',
  'family.leaveText':
    'Anda serta-merta tidak dapat lagi menonton dengan pelan {name}. Akaun, senarai dan profil anda kekal milik anda.',
  'family.acceptTitle': 'Sertai keluarga',
  'family.acceptFailed': 'Jemputan ini tidak berfungsi',
  'family.acceptNoToken': 'Alamatnya tidak lengkap. Buka pautan penuh dalam jemputan itu.',
  'family.acceptLater': 'Bukan sekarang',
  'family.acceptHome': 'Ke laman utama',
  'family.toFamily': 'Lihat keluarga',

  'invitation.guest': 'Log masuk untuk menjemput rakan',
  'invitation.guestText': 'Hantar pautan anda dan tontonlah bersama-sama.',
  'invitation.link': 'Pautan jemputan anda',
  'invitation.ways': 'Hantar melalui',
  'invitation.email': 'E-mel',
  'invitation.nobody': 'Belum ada yang mendaftar dengan pautan anda.',
  'invitation.came_other': '{count} rakan telah mendaftar dengan pautan anda.',
};
