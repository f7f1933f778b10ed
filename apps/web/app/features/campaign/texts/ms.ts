import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Tiga puluh malam dengan {first}',
    subTitle: 'Tawaran Ramadan',
    description:
      'Selepas berbuka puasa, seisi rumah berkumpul. 30 hari pertama anda hanya {first}: semua siri, semua filem dan TV Langsung.',
    actionText: 'Mula dengan {first}',
    rules: [
      { id: 'first', text: '30 hari pertama pelan Solo berharga {first}.' },
      {
        id: 'then',
        text: 'Selepas 30 hari pertama, {monthly} sebulan atau {yearly} setahun: anda pilih pada permulaan.',
      },
      { id: 'cancel', text: 'Batalkan dalam 30 hari itu dan tiada caj lagi.' },
      {
        id: 'code',
        text: 'Gunakan kod promosi {code}. Kod ini tidak boleh digabungkan dengan tawaran lain.',
      },
    ],
  },
  '80-off': {
    title: 'Setahun penuh kisah, {perMonth} sebulan',
    subTitle: 'Dengan kod promosi {code}',
    description:
      'Pelan tahunan pada harga segelas teh: {perMonth} sebulan, dibayar sekali untuk setahun.',
    actionText: 'Gunakan {code}',
    rules: [
      {
        id: 'first',
        text: 'Tahun pertama pelan tahunan Solo berharga {first}, iaitu {perMonth} sebulan.',
      },
      {
        id: 'then',
        text: 'Selepas tahun pertama, {yearly} setahun, melainkan anda batalkan lebih awal.',
      },
      { id: 'code', text: 'Masukkan kod promosi {code} semasa memilih pelan tahunan.' },
      { id: 'combined', text: 'Kod ini tidak boleh digabungkan dengan tawaran lain.' },
    ],
  },
  'eid-mubarek': {
    title: 'Selamat Hari Raya',
    subTitle: 'Percuma hingga 16 Mei',
    description:
      'Hadiah raya daripada kami: tonton semuanya di {name}, percuma hingga 16 Mei. Kumpulkan keluarga, tehnya anda yang sediakan.',
    actionText: 'Tonton percuma hingga 16 Mei',
    rules: [
      { id: 'free', text: 'Pelan Solo percuma hingga 16 Mei.' },
      {
        id: 'then',
        text: 'Mulai 16 Mei, {monthly} sebulan atau {yearly} setahun: anda pilih pada permulaan.',
      },
      { id: 'cancel', text: 'Batalkan sebelum 16 Mei dan tiada caj.' },
      {
        id: 'code',
        text: 'Gunakan kod promosi {code}. Kod ini tidak boleh digabungkan dengan tawaran lain.',
      },
    ],
  },
};
