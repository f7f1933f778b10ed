import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Tiga puluh malam, cukup {first}',
    subTitle: 'Penawaran Ramadan',
    description:
      'Seusai buka puasa, seisi rumah berkumpul. 30 hari pertama Anda hanya {first}: semua serial, semua film, dan siaran langsung televisi.',
    actionText: 'Mulai dengan {first}',
    rules: [
      { id: 'first', text: 'Harga paket Solo untuk 30 hari pertama adalah {first}.' },
      {
        id: 'then',
        text: 'Setelah 30 hari itu, harganya {monthly} sebulan atau {yearly} setahun, sesuai pilihan Anda di awal.',
      },
      { id: 'cancel', text: 'Jika Anda batalkan dalam 30 hari itu, tidak ada lagi yang ditagih.' },
      {
        id: 'code',
        text: 'Pakai kode promo {code}. Kode ini tidak dapat digabung dengan penawaran lain.',
      },
    ],
  },
  '80-off': {
    title: 'Setahun penuh cerita, {perMonth} sebulan',
    subTitle: 'Dengan kode promo {code}',
    description:
      'Paket tahunan seharga segelas teh: {perMonth} sebulan, dibayar sekali untuk setahun.',
    actionText: 'Pakai {code}',
    rules: [
      {
        id: 'first',
        text: 'Harga paket tahunan Solo untuk tahun pertama adalah {first}, atau {perMonth} sebulan.',
      },
      {
        id: 'then',
        text: 'Setelah tahun pertama, harganya {yearly} setahun, kecuali Anda batalkan sebelumnya.',
      },
      { id: 'code', text: 'Masukkan kode promo {code} saat memilih paket tahunan.' },
      { id: 'combined', text: 'Kode ini tidak dapat digabung dengan penawaran lain.' },
    ],
  },
  'eid-mubarek': {
    title: 'Selamat Hari Raya',
    subTitle: 'Gratis sampai {until}',
    description:
      'Hadiah hari raya dari kami: tonton semua yang ada di {brand}, gratis sampai {until}. Ajak keluarga berkumpul: ceritanya dari kami, tehnya dari Anda.',
    actionText: 'Tonton gratis sampai {until}',
    rules: [
      { id: 'free', text: 'Paket Solo gratis sampai {until}.' },
      {
        id: 'then',
        text: 'Mulai {until}, harganya {monthly} sebulan atau {yearly} setahun, sesuai pilihan Anda di awal.',
      },
      { id: 'cancel', text: 'Jika Anda batalkan sebelum {until}, tidak ada yang ditagih.' },
      {
        id: 'code',
        text: 'Pakai kode promo {code}. Kode ini tidak dapat digabung dengan penawaran lain.',
      },
    ],
  },
};
