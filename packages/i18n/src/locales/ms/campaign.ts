import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'Tawaran ini telah tamat. Terima kasih kepada semua yang menyertainya.',
  'campaign.upcoming': 'Tawaran ini bermula pada {date}.',
  'campaign.until': 'Tawaran ini tamat pada {date}.',
  'campaign.rules': 'Syarat tawaran',
  'partner.code': 'Kod promosi anda:',
  'partner.join': 'Daftar melalui e-mel',
  'partner.joinText':
    'Tinggalkan alamat e-mel anda, dan kami hantar pautan untuk mendaftar pada mana-mana peranti.',
  'partner.send': 'Hantar pautan kepada saya',
};
