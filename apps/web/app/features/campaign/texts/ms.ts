import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Tiga puluh malam, hanya {first}',
    subTitle: 'Tawaran Ramadan',
    description:
      'Selepas berbuka puasa, seisi rumah berkumpul. 30 hari pertama anda hanya {first}: semua siri, semua filem dan televisyen langsung.',
    actionText: 'Mula dengan {first}',
    rules: [
      { id: 'first', text: 'Harga pelan Solo untuk 30 hari pertama ialah {first}.' },
      {
        id: 'then',
        text: 'Selepas 30 hari itu, harganya {monthly} sebulan atau {yearly} setahun, mengikut pilihan awal anda.',
      },
      { id: 'cancel', text: 'Jika anda batalkan dalam 30 hari itu, tiada lagi caj dikenakan.' },
      {
        id: 'code',
        text: 'Gunakan kod promosi {code}. Kod ini tidak boleh digabungkan dengan tawaran lain.',
      },
    ],
  },
  '80-off': {
    title: 'Setahun penuh cerita, {perMonth} sebulan',
    subTitle: 'Dengan kod promosi {code}',
    description:
      'Pelan tahunan dengan harga segelas teh: {perMonth} sebulan, dibayar sekali untuk setahun.',
    actionText: 'Gunakan {code}',
    rules: [
      {
        id: 'first',
        text: 'Harga pelan tahunan Solo untuk tahun pertama ialah {first}, iaitu {perMonth} sebulan.',
      },
      {
        id: 'then',
        text: 'Selepas tahun pertama, harganya {yearly} setahun, kecuali anda batalkan sebelum itu.',
      },
      { id: 'code', text: 'Masukkan kod promosi {code} semasa memilih pelan tahunan.' },
      { id: 'combined', text: 'Kod ini tidak boleh digabungkan dengan tawaran lain.' },
    ],
  },
  'eid-mubarek': {
    title: 'Selamat Hari Raya',
    subTitle: 'Percuma sehingga {until}',
    description:
      'Hadiah raya daripada kami: tonton semua yang ada di {brand}, percuma sehingga {until}. Ajak seisi keluarga: kami hidang ceritanya, anda bancuh tehnya.',
    actionText: 'Tonton percuma sehingga {until}',
    rules: [
      { id: 'free', text: 'Pelan Solo percuma sehingga {until}.' },
      {
        id: 'then',
        text: 'Mulai {until}, harganya {monthly} sebulan atau {yearly} setahun, mengikut pilihan awal anda.',
      },
      { id: 'cancel', text: 'Jika anda batalkan sebelum {until}, tiada caj dikenakan.' },
      {
        id: 'code',
        text: 'Gunakan kod promosi {code}. Kod ini tidak boleh digabungkan dengan tawaran lain.',
      },
    ],
  },
};
