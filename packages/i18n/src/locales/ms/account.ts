import type { account as english } from '../en/account.ts';

/** Texts of the account forms. */
export const account: Record<keyof typeof english, string> = {
  'notification.title': 'Pemberitahuan',
  'action.ok': 'OK',

  'field.required': 'Ruangan ini wajib diisi',
  'field.phoneInEnglish': 'Nombor telefon mestilah dalam angka Latin sahaja (contoh: 9876543210).',
  'field.emailInvalid': 'E-mel tidak sah',
  'field.phoneInvalid': 'Nombor telefon tidak sah',
  'field.nameTooLong': 'Nama ini terlalu panjang',
  'field.passwordTooShort': 'Sekurang-kurangnya {count} aksara',
  'field.passwordTooLong': 'Kata laluan ini terlalu panjang',
  'field.passwordsDiffer': 'Kata laluan mesti sepadan',
  'field.mustAccept': 'Anda perlu menerima perjanjian ini',
  'field.messageTooShort': 'Sekurang-kurangnya 3 aksara.',
  'field.refused': 'Sila semak bahagian ini',
  'field.emailOrPhone': 'E-mel atau nombor telefon',
  'field.email': 'E-mel',
  'field.phone': 'Nombor telefon',
  'field.phoneHint': 'Mulakan dengan kod negara, contohnya 90\u00a0532\u00a0123\u00a045\u00a067.',
  'field.country': 'Kod negara: {country}',
  'field.countries': 'Negara',
  'field.countrySearch': 'Cari negara',
  'field.countryNone': 'Tiada negara yang sepadan',
  'field.fullName': 'Nama penuh',
  'field.password': 'Kata laluan',
  'field.repeatPassword': 'Ulang kata laluan',
  'field.showPassword': 'Tunjukkan kata laluan',
  'field.hidePassword': 'Sembunyikan kata laluan',

  'strength.advice': 'Gunakan lapan aksara atau lebih, dan bukan huruf sahaja.',
  'strength.weak': 'Mudah diteka',
  'strength.fair': 'Memadai: lebih panjang lebih baik',
  'strength.good': 'Bagus',
  'strength.strong': 'Kuat',

  'login.rememberMe': 'Ingat saya',
  'login.forgot': 'Terlupa kata laluan?',
  'login.newHere': 'Baru di sini?',

  'forgot.title': 'Terlupa kata laluan?',
  'forgot.text':
    'Masukkan alamat e-mel atau nombor telefon akaun anda. Kami akan menghantar pautan atau kod untuk memilih kata laluan baharu.',
  'forgot.submit': 'Hantar pautan',
  'forgot.submitCode': 'Hantar kod',
  'forgot.again': 'Hantar lagi',
  'forgot.sent': 'Jika ada akaun dengan {email}, pautannya sedang dihantar.',
  'forgot.openLink':
    'Buka pautan dalam e-mel itu, atau masukkan kod di bawahnya. Semak juga folder spam.',
  'forgot.enterCode': 'Masukkan kod sahaja',
  'forgot.codeSent':
    'Jika ada akaun dengan {account}, kod {length} angka sedang dihantar. Kod ini sah selama sepuluh minit.',
  'forgot.wait': 'Boleh dihantar lagi selepas {seconds} saat',
  'forgot.sentAgain': 'Telah dihantar lagi.',
  'forgot.back': 'Kembali ke log masuk',

  'reset.title': 'Pilih kata laluan baharu',
  'reset.submit': 'Simpan kata laluan',
  'reset.newLink': 'Minta pautan baharu',
  'reset.done': 'Kata laluan baharu anda telah disimpan. Log masuk dengannya.',
  'reset.isDone':
    'Kata laluan baharu anda telah ditetapkan dengan pautan ini. Log masuk dengannya.',

  'signUp.title': 'Daftar',
  'signUp.terms': 'Saya menerima {terms}',
  'signUp.haveAccount': 'Sudah ada akaun? Log masuk',
  'signUp.skip': 'Langkau Dahulu',
  'signUp.closed': 'Akaun baharu tidak dapat dibuka buat masa ini. Sila kembali kemudian.',
  'signUp.closedText': 'Jika anda sudah mempunyai akaun, log masuk seperti biasa.',
  'signUp.closedPlans': 'Jika anda sudah mempunyai akaun, log masuk untuk memilih pelan.',
  'maintenance.label': 'Penyelenggaraan',
  'maintenance.text': 'Penyelenggaraan berjadual: {brand} mungkin tidak tersedia buat seketika.',
  'signUp.done': 'Pendaftaran Berjaya',
  'signUp.reasonFree': 'Akaun percuma, tanpa kad',
  'signUp.reasonPlace': 'Sambung setiap cerita dari tempat anda berhenti, pada setiap peranti',
  'signUp.reasonKids': 'Profil berasingan untuk anak-anak',
  'signUp.reasonGiving': 'Sebahagian daripada bayaran anda didermakan',

  'code.title': 'Masukkan kod',
  'code.label': 'Kod {length} angka',
  'code.sentTo':
    'Kami telah menghantar kod {length} angka ke {account}. Kod ini sah selama sepuluh minit.',
  'code.sent':
    'Kami telah menghantar kod {length} angka kepada anda. Kod ini sah selama sepuluh minit.',
  'code.length': 'Mesti {length} angka',
  'code.submit': 'Teruskan',
  'code.wait': 'Kod baharu boleh diminta selepas {seconds} saat',
  'code.resend': 'Hantar kod baharu',
  'code.sentAgain': 'Kod baharu sedang dihantar.',
  'code.otherAccount': 'Alamat salah? Mula semula',

  'verify.title': 'Mengesahkan alamat e-mel anda',
  'verify.ask': 'Sahkan alamat e-mel anda',
  'verify.askText': 'Tekan sekali, dan alamat anda disahkan.',
  'verify.confirm': 'Sahkan e-mel',
  'verify.done': 'Alamat e-mel anda telah disahkan.',
  'verify.failed': 'Pautan ini tidak berfungsi',
  'verify.noToken':
    'Sebahagian alamatnya tiada. Buka pautan dalam e-mel itu, atau salin kesemuanya.',
  'verify.newLinkText':
    'Masukkan alamat e-mel. Jika masih perlu disahkan, kami akan menghantar pautan baharu ke sana.',
  'verifyEmail.title': 'Sahkan e-mel anda',
  'verifyEmail.resend': 'Hantar lagi',
  'verifyEmail.done': 'Selesai',
};
