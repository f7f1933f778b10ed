import type { payment as english } from '../en/payment.ts';

/** Texts of plans and payment. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'Ini terlalu panjang',
  'field.tooShort': 'Ini terlalu pendek',

  'plans.kidsText':
    'Paket dan pembayaran untuk orang dewasa. Keluar dari profil ini untuk memilih dan membayar.',
  'plans.shared': 'Anda menonton dengan paket keluarga Anda. Tidak perlu paket sendiri.',
  'payment.choose': 'Pilih paket {plan}',
  'payment.today': 'Hari ini',
  'payment.nextCharge': 'tagihan berikutnya {price} pada {date}',
  'payment.givingShare': 'bagian donasi {price}',

  'payment.title': 'Bagaimana Anda ingin membayar?',
  'payment.planGone': 'Paket ini tidak ditawarkan lagi. Silakan lihat lagi paketnya.',
  'payment.handheldNote': 'Paket ini bisa diputar di ponsel dan tablet, tidak di perangkat ini.',
  'payment.howToPay': 'Cara membayar',
  'payment.country': 'Di negara mana Anda tinggal?',
  'payment.countryText':
    'Beberapa cara membayar, seperti kartu, hanya ada di negara tertentu, dan harganya bisa berbeda. Negara disimpan di akun Anda.',
  'payment.wayRedirect': 'Anda menyetujuinya di halaman mereka lalu kembali ke sini.',
  'payment.wayCard': 'Kartu diperiksa dengan jumlah kecil, yang dikembalikan.',
  'payment.wayNumber': 'Operator Anda mengirim kode ke ponsel Anda.',
  'payment.wayConsent': 'Anda menyetujuinya di halaman operator lalu kembali ke sini.',
  'payment.to.REDIRECT': 'Lanjut ke {way}',
  'payment.to.CREDIT_CARD': 'Lanjut ke data kartu',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Lanjut dengan nomor telepon',
  'payment.to.CONSENT_GATEWAY': 'Lanjut ke halaman operator',
  'payment.terms':
    'Dengan melanjutkan, Anda menyetujui {terms}. Anda dapat membatalkan kapan saja.',
  'payment.termsLink': 'ketentuan penggunaan',
  'payment.priceChanged':
    'Harga berubah dari {before} menjadi {after}. Tidak ada yang ditagih. Tekan lagi jika Anda setuju.',
  'payment.priceLoaded':
    'Harga dimuat ulang. Tidak ada yang ditagih. Silakan periksa lalu tekan lagi.',
  'payment.cancelled': 'Anda kembali tanpa membayar. Tidak ada yang ditagih.',

  'payment.promoCode': 'Kode promo',
  'payment.promoTitle': 'Pakai kode promo',
  'payment.promoText': 'Masukkan kode seperti yang Anda terima. Huruf besar dan kecil sama saja.',
  'payment.promoApply': 'Terapkan',
  'payment.promoRemove': 'Hapus',
  'payment.promoEmpty': 'Masukkan kode dahulu',
  'payment.promoGoOn': 'Lanjut',
  'payment.havePromo': 'Saya punya kode promo',

  'payment.numberTitle': 'Bayar dengan nomor telepon Anda',
  'payment.numberText':
    'Jumlahnya masuk ke tagihan operator Anda. Konfirmasinya dengan kode yang dikirim ke nomor ini.',
  'payment.sendCode': 'Kirim kode',
  'payment.codeSent': 'Kami mengirim kode {length} angka ke {account}.',
  'payment.otherNumber': 'Pakai nomor lain',
  'payment.payByNumber': 'Bayar dengan nomor saya',

  'payment.card.title': 'Bayar dengan kartu',
  'payment.card.text':
    'Perusahaan pembayaran meminta data ini. Kartunya sendiri Anda masukkan di halamannya; kami tidak pernah melihatnya.',
  'payment.card.name': 'Nama depan',
  'payment.card.surname': 'Nama belakang',
  'payment.card.email': 'Email',
  'payment.card.identityNumber': 'Nomor identitas',
  'payment.card.identityHint':
    'iyzico, perusahaan pembayaran, memintanya untuk memeriksa siapa yang membayar. Nomor ini diteruskan dan tidak disimpan di sini. Tanpa nomor Turki, isi 11111111111.',
  'payment.card.identityInvalid': 'Nomor identitas terdiri dari 11 angka',
  'payment.card.address': 'Alamat penagihan',
  'payment.card.city': 'Kota',
  'payment.card.zipCode': 'Kode pos (jika ada)',
  'payment.card.goOn': 'Lanjut ke kartu',
};
