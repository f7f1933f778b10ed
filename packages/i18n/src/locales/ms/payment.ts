import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'Ini terlalu panjang',
  'field.tooShort': 'Ini terlalu pendek',

  'plans.kidsText':
    'Pelan dan bayaran untuk orang dewasa. Keluar daripada profil ini untuk memilih dan membayar.',
  'plans.shared': 'Anda menonton dengan pelan keluarga anda. Anda tidak perlu pelan sendiri.',
  'payment.choose': 'Pilih pelan {plan}',
  'payment.today': 'Hari ini',
  'payment.nextCharge': 'caj seterusnya {price} pada {date}',
  'payment.givingShare': 'bahagian derma {price}',

  'payment.title': 'Bagaimana anda mahu membayar?',
  'payment.planGone': 'Pelan ini tidak lagi ditawarkan. Sila lihat pelan sekali lagi.',
  'payment.handheldNote':
    'Pelan ini boleh dimainkan pada telefon dan tablet, bukan pada peranti ini.',
  'payment.howToPay': 'Cara membayar',
  'payment.country': 'Anda tinggal di negara mana?',
  'payment.countryText':
    'Sesetengah cara bayaran, seperti kad, hanya ada di negara tertentu, dan harganya mungkin berbeza. Negara disimpan dalam akaun anda.',
  'payment.wayRedirect': 'Anda meluluskannya di halaman mereka dan kembali ke sini.',
  'payment.wayCard': 'Kad disemak dengan jumlah kecil, yang dipulangkan.',
  'payment.wayNumber': 'Operator anda menghantar kod ke telefon anda.',
  'payment.wayConsent': 'Anda meluluskannya di halaman operator dan kembali ke sini.',
  'payment.to.REDIRECT': 'Teruskan ke {way}',
  'payment.to.CREDIT_CARD': 'Teruskan ke butiran kad',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Teruskan dengan nombor telefon',
  'payment.to.CONSENT_GATEWAY': 'Teruskan ke halaman operator',
  'payment.terms':
    'Dengan meneruskan, anda bersetuju dengan {terms}. Anda boleh membatalkan bila-bila masa.',
  'payment.termsLink': 'terma penggunaan',
  'payment.priceChanged':
    'Harga berubah daripada {before} kepada {after}. Tiada caj dikenakan. Tekan lagi jika anda bersetuju.',
  'payment.priceLoaded':
    'Harga telah dimuatkan semula. Tiada caj dikenakan. Sila semak dan tekan lagi.',
  'payment.cancelled': 'Anda kembali tanpa membayar. Tiada caj dikenakan.',

  'payment.promoCode': 'Kod promosi',
  'payment.promoTitle': 'Gunakan kod promosi',
  'payment.promoText': 'Masukkan kod seperti yang anda terima. Huruf besar dan kecil sama sahaja.',
  'payment.promoApply': 'Guna',
  'payment.promoRemove': 'Buang',
  'payment.promoEmpty': 'Masukkan kod dahulu',
  'payment.promoGoOn': 'Teruskan',
  'payment.havePromo': 'Saya ada kod promosi',

  'payment.numberTitle': 'Bayar dengan nombor telefon anda',
  'payment.numberText':
    'Jumlahnya dimasukkan dalam bil operator anda. Kod yang dihantar ke nombor ini mengesahkannya.',
  'payment.sendCode': 'Hantar kod',
  'payment.codeSent': 'Kami telah menghantar kod {length} angka ke {account}.',
  'payment.otherNumber': 'Guna nombor lain',
  'payment.payByNumber': 'Bayar dengan nombor saya',

  'payment.card.title': 'Bayar dengan kad',
  'payment.card.text':
    'Syarikat pembayaran meminta maklumat ini. Kad itu sendiri anda masukkan di halamannya; kami tidak pernah melihatnya.',
  'payment.card.name': 'Nama pertama',
  'payment.card.surname': 'Nama keluarga',
  'payment.card.email': 'E-mel',
  'payment.card.identityNumber': 'Nombor pengenalan',
  'payment.card.identityHint':
    'iyzico, syarikat pembayaran, memintanya untuk menyemak siapa yang membayar. Nombor ini dihantar kepadanya dan tidak disimpan di sini. Tanpa nombor Turki, isi 11111111111.',
  'payment.card.identityInvalid': 'Nombor pengenalan mesti 11 angka',
  'payment.card.address': 'Alamat pengebilan',
  'payment.card.city': 'Bandar',
  'payment.card.zipCode': 'Poskod (jika ada)',
  'payment.card.goOn': 'Teruskan ke kad',
};
