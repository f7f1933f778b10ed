import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'Penawaran ini sudah berakhir. Terima kasih kepada semua yang ikut.',
  'campaign.upcoming': 'Penawaran ini mulai {date}.',
  'campaign.until': 'Penawaran ini berakhir {date}.',
  'campaign.rules': 'Ketentuan',
  'partner.code': 'Kode promo Anda:',
  'partner.join': 'Daftar lewat email',
  'partner.joinText':
    'Tinggalkan alamat Anda, dan kami kirim tautan untuk mendaftar di perangkat mana pun.',
  'partner.send': 'Kirimi saya tautannya',
};
