import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Tiga puluh malam dengan {first}',
    subTitle: 'Penawaran Ramadan',
    description:
      'Setelah buka puasa, seisi rumah berkumpul. 30 hari pertama Anda hanya {first}: semua serial, semua film, dan TV Langsung.',
    actionText: 'Mulai dengan {first}',
    rules: [
      { id: 'first', text: '30 hari pertama paket Solo seharga {first}.' },
      {
        id: 'then',
        text: 'Setelah 30 hari pertama, {monthly} sebulan atau {yearly} setahun: Anda memilihnya di awal.',
      },
      { id: 'cancel', text: 'Batalkan dalam 30 hari itu dan tidak ada tagihan lagi.' },
      {
        id: 'code',
        text: 'Gunakan kode promo {code}. Kode ini tidak dapat digabungkan dengan penawaran lain.',
      },
    ],
  },
  '80-off': {
    title: 'Setahun penuh kisah, {perMonth} sebulan',
    subTitle: 'Dengan kode promo {code}',
    description:
      'Paket tahunan seharga segelas teh: {perMonth} sebulan, dibayar sekali untuk setahun.',
    actionText: 'Gunakan {code}',
    rules: [
      {
        id: 'first',
        text: 'Tahun pertama paket tahunan Solo seharga {first}, yaitu {perMonth} sebulan.',
      },
      {
        id: 'then',
        text: 'Setelah tahun pertama, {yearly} setahun, kecuali Anda membatalkannya lebih dulu.',
      },
      { id: 'code', text: 'Masukkan kode promo {code} saat memilih paket tahunan.' },
      { id: 'combined', text: 'Kode ini tidak dapat digabungkan dengan penawaran lain.' },
    ],
  },
  'eid-mubarek': {
    title: 'Selamat Idulfitri',
    subTitle: 'Gratis sampai 16 Mei',
    description:
      'Hadiah hari raya dari kami: tonton semuanya di {name}, gratis sampai 16 Mei. Kumpulkan keluarga, tehnya dari Anda.',
    actionText: 'Tonton gratis sampai 16 Mei',
    rules: [
      { id: 'free', text: 'Paket Solo gratis sampai 16 Mei.' },
      {
        id: 'then',
        text: 'Mulai 16 Mei, {monthly} sebulan atau {yearly} setahun: Anda memilihnya di awal.',
      },
      { id: 'cancel', text: 'Batalkan sebelum 16 Mei dan tidak ada tagihan.' },
      {
        id: 'code',
        text: 'Gunakan kode promo {code}. Kode ini tidak dapat digabungkan dengan penawaran lain.',
      },
    ],
  },
};
