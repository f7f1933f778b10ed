import type { settings as english } from '../en/settings.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the settings. */
export const settings: Record<Keys, string> = {
  'settings.sections': 'Bagian pengaturan',
  'settings.all': 'Semua pengaturan',
  'settings.intro': 'Masuk sebagai {name}',
  'settings.change': 'Ubah',
  'settings.changeIt': 'Ubah: {what}',
  'settings.add': 'Tambah',
  'settings.addIt': 'Tambah: {what}',
  'settings.confirm': 'Konfirmasi',
  'settings.confirmIt': 'Konfirmasi: {what}',
  'settings.resendTo': 'Kirim lagi tautan ke {email}',
  'settings.emailWaits': 'Berubah menjadi {email} setelah dikonfirmasi',
  'settings.cancelChange': 'Batalkan perubahan ke {email}',
  'settings.missing': 'Belum diisi',
  'settings.confirmed': 'Sudah dikonfirmasi',
  'settings.notConfirmed': 'Belum dikonfirmasi',
  'settings.saved': 'Tersimpan.',
  'settings.cancel': 'Batal',

  'settings.accountText': 'Nama dan kontak Anda.',
  'settings.country': 'Negara',
  'settings.phoneUse': 'Nomor yang sudah dikonfirmasi dapat dipakai untuk masuk.',

  'settings.password': 'Kata sandi',
  'settings.passwordText': 'Mengubahnya akan mengeluarkan perangkat Anda yang lain.',
  'settings.passwordSet': 'Anda punya kata sandi',
  'settings.passwordNone': 'Anda belum punya kata sandi. Anda masuk lewat layanan lain.',
  'settings.setPassword': 'Buat kata sandi',

  'settings.planText': 'Paket Anda, dan sampai kapan sudah dibayar.',
  'settings.nextCharge': 'Tagihan berikutnya',
  'settings.extraDays': 'Hari tambahan',
  'settings.extraDaysUntil':
    'Anda dapat menonton sampai {date}. Hari tambahan ini gratis, dan tidak ada yang ditagih setelahnya.',
  'settings.extraDaysLater':
    'Gratis, dan tanggal tagihan Anda tidak berubah. Mulai dipakai saat masa yang sudah dibayar habis, jika paket berakhir atau pembayaran gagal.',
  'settings.sharedPlanTitle': 'Paket keluarga Anda',
  'settings.sharedPlan': 'Anda menonton dengan paket keluarga Anda. Pemiliknya yang mengelola.',
  'settings.noPlanTitle': 'Belum ada paket',
  'settings.seePlans': 'Lihat paket',
  'settings.streams_other': '{count} layar sekaligus',
  'settings.familySeats_other': 'untuk Anda dan {count} orang lagi',

  'settings.devices': 'Perangkat',
  'settings.devicesText': 'Perangkat yang dapat menonton, dan di mana akun Anda sedang masuk.',
  'settings.devicesMay': 'Perangkat yang dapat menonton',
  'settings.devicesCount': '{used} dari {most} terpakai',
  'settings.devicesNone': 'Belum ada perangkat yang menonton dengan akun ini.',
  'settings.thisDevice': 'Perangkat ini',
  'settings.deviceOver': 'Tidak dapat menonton: melebihi batas',
  'settings.lastUsed': 'Terakhir dipakai {time}',
  'settings.now': 'baru saja',
  'settings.signOut': 'Keluarkan',
  'settings.signOutOf': 'Keluarkan {device}',
  'settings.signOutDevice': 'Keluarkan perangkat ini?',
  'settings.signOutDeviceText':
    '{device} akan dikeluarkan dan tidak dihitung lagi dalam batas Anda. Yang sudah ditonton tetap ada di akun Anda.',
  'settings.deletesLeft_other':
    'Anda dapat mengeluarkan {count} perangkat lagi dalam 30 hari ke depan.',
  'settings.deletesNone':
    'Jatah mengeluarkan perangkat dalam 30 hari sudah habis. Silakan coba lagi nanti.',
  'settings.deviceGone': '{device} dikeluarkan.',
  'settings.devicesModal': 'Perangkat Anda',
  'settings.devicesModalDone': 'Sekarang Anda dapat menonton di perangkat ini.',
  'settings.sessions': 'Sedang masuk',
  'settings.sessionsText': 'Ada yang tidak Anda kenal? Keluarkan dan ganti kata sandi Anda.',
  'settings.signOutSession': 'Akhiri sesi ini?',
  'settings.signOutSessionText': '{device} harus masuk lagi. Selebihnya tidak berubah.',
  'settings.everywhere': 'Keluar dari semua tempat',
  'settings.everywhereElse': 'Dari semua tempat lain',
  'settings.everywhereElseTitle': 'Keluar dari semua tempat lain?',
  'settings.everywhereElseText':
    'Semua peramban, ponsel, dan TV lain harus masuk lagi. Di sini Anda tetap masuk.',
  'settings.everywhereElseDone_other': 'Sudah keluar dari {count} tempat.',
  'settings.everywhereHere': 'Dari semua tempat, termasuk di sini',
  'settings.everywhereHereTitle': 'Keluar dari semua tempat?',
  'settings.everywhereHereText':
    'Semua peramban, ponsel, dan TV, termasuk yang ini, harus masuk lagi.',

  'settings.profiles': 'Profil',
  'settings.profilesText':
    'Setiap orang di rumah punya daftar, posisi menonton, dan bahasanya sendiri.',
  'settings.profilesManage': 'Kelola profil',
  'settings.profileNow': 'Sedang dipakai',
  'settings.profileKids': 'Anak',
  'settings.profileDefault': 'Profil utama',

  'settings.playback': 'Pemutaran',
  'settings.playbackFor': 'Untuk profil {name}.',
  'settings.autoNext': 'Putar episode berikutnya otomatis',
  'settings.autoNextText': 'Saat satu episode selesai, yang berikutnya mulai.',
  'settings.autoPreview': 'Putar cuplikan otomatis',
  'settings.autoPreviewText': 'Trailer pendek tanpa suara saat Anda menelusuri.',
  'settings.subtitlesAlways': 'Selalu tampilkan subtitel',
  'settings.subtitlesAlwaysText':
    'Di perangkat ini. Dalam bahasa situs, sampai Anda memilih bahasa lain di pemutar.',
  'settings.quality': 'Kualitas gambar',
  'settings.qualityText': 'Di perangkat ini. Kualitas lebih tinggi memakai lebih banyak data.',
  'settings.qualityAuto': 'Otomatis',
  'settings.qualityBest': 'Terbaik, hingga 1080p',
  'settings.qualityGood': 'Bagus, hingga 720p',
  'settings.qualitySaver': 'Hemat data, hingga 480p',
  'settings.qualityOwn': 'Hingga {height}p',

  'settings.subtitles': 'Subtitel',
  'settings.subtitlesText': 'Tampilannya di pemutar pada perangkat ini.',
  'settings.subtitlesSample': 'Bintang masih bersinar\nketika mereka pulang.',
  'settings.subtitlesPreview': 'Seperti inilah tampilannya',
  'settings.size': 'Ukuran',
  'settings.size.small': 'Kecil',
  'settings.size.medium': 'Sedang',
  'settings.size.large': 'Besar',
  'settings.size.huge': 'Sangat besar',
  'settings.colour': 'Warna',
  'settings.colour.white': 'Putih',
  'settings.colour.yellow': 'Kuning',
  'settings.colour.cyan': 'Biru muda',
  'settings.colour.green': 'Hijau',
  'settings.background': 'Latar',
  'settings.background.none': 'Tidak ada',
  'settings.background.soft': 'Lembut',
  'settings.background.solid': 'Pekat',
  'settings.position': 'Posisi',
  'settings.position.low': 'Bawah',
  'settings.position.raised': 'Agak tinggi',
  'settings.position.top': 'Atas',
  'settings.edge': 'Tepi',
  'settings.edge.shadow': 'Bayangan',
  'settings.edge.outline': 'Garis tepi',
  'settings.subtitlesReset': 'Kembalikan ke semula',

  'settings.languageText': 'Bahasa halaman, dan bahasa profil.',
  'settings.languagePages': 'Bahasa halaman',
  'settings.languageProfile': 'Bahasa profil {name}',
  'settings.languageProfileText': 'Dipakai saat profil ini dipilih.',

  'settings.notifications': 'Pemberitahuan',
  'settings.notificationsText': 'Kapan kami boleh memberi tahu Anda tentang episode baru.',
  'settings.push': 'Episode baru, di perangkat ini',
  'settings.pushText':
    'Setelah Anda menyelesaikan episode terakhir sebuah serial, kami memberi tahu saat episode berikutnya tersedia. Tidak pernah antara pukul 22 dan 8.',
  'settings.pushDenied':
    'Peramban Anda memblokir pemberitahuan dari {brand}. Izinkan di pengaturan peramban untuk situs ini, lalu muat ulang halaman.',
  'settings.pushHomeScreen':
    'Di iPhone atau iPad, tambahkan {brand} ke layar utama, lalu buka dari sana untuk mengaktifkannya.',
  'settings.pushUnsupported': 'Peramban ini tidak dapat menampilkan pemberitahuan.',
  'settings.pushOthers_other': 'Juga aktif untuk profil ini di {count} perangkat lain.',
  'settings.episodeMails': 'Episode baru, lewat email',
  'settings.episodeMailsText':
    'Setelah Anda menyelesaikan episode terakhir sebuah serial, kami mengirim email saat episode berikutnya tersedia. Paling banyak sekali sehari untuk tiap serial.',
  'settings.episodeMailsUnverified': 'Konfirmasi alamat email Anda dahulu.',
  'settings.owedMails': 'Email tentang akun dan pembayaran Anda tidak dapat dimatikan.',
  'episodeMails.title': 'Email tentang episode baru',
  'episodeMails.text': 'Tidak ingin menerima email ini lagi untuk profil ini?',
  'episodeMails.stop': 'Matikan',
  'episodeMails.stopped': 'Email ini sudah dimatikan',
  'episodeMails.stoppedText':
    'Kami tidak lagi mengirim email tentang episode baru untuk profil ini. Anda dapat mengaktifkannya lagi di pengaturan.',
  'episodeMails.failed': 'Tautan ini tidak berfungsi',
  'episodeMails.failedText':
    'Mungkin tidak lengkap. Buka lagi dari emailnya, atau matikan email itu di pengaturan.',

  'settings.privacy': 'Cookie dan privasi',
  'settings.privacyText': 'Lihat, unduh, atau hapus yang kami simpan tentang Anda.',
  'settings.cookiesText': 'Cookie opsional mana yang boleh kami pakai.',
  'settings.export': 'Ekspor data saya',
  'settings.exportText':
    'Satu berkas berisi semua yang kami simpan tentang Anda: akun, profil, daftar, dan riwayat.',
  'settings.exportStart': 'Unduh',
  'settings.exportBusy': 'Mengumpulkan data Anda …',
  'settings.exportDone': 'Berkas Anda sudah diunduh.',
  'settings.delete': 'Hapus akun saya',
  'settings.deleteText':
    'Akun Anda dihapus setelah 14 hari. Sampai saat itu Anda boleh berubah pikiran.',
  'settings.deleteOpen': 'Hapus',
  'settings.deleteGoes': 'Dihapus setelah 14 hari',
  'settings.deleteGoesList':
    'Nama, alamat email, dan nomor telepon Anda\nSemua profil, daftar, dan riwayat tontonan\nSemua perangkat dan sesi',
  'settings.deleteStays': 'Disimpan karena diwajibkan hukum',
  'settings.deleteStaysList': 'Kuitansi pembayaran, tanpa profil dan tontonan Anda',
  'settings.deleteNow':
    'Anda langsung dikeluarkan dari semua tempat lain. Selama 14 hari Anda dapat masuk dan mempertahankan akun.',
  'settings.deletePassword': 'Kata sandi Anda, untuk memastikan ini Anda',
  'settings.deleteNoPassword':
    'Akun Anda belum punya kata sandi. Buat dahulu, agar tidak ada orang lain yang dapat menghapus akun Anda.',
  'settings.deleteSubmit': 'Hapus akun saya',
  'settings.deletionTitle': 'Berubah pikiran?',
  'settings.deletionOn': 'Akun Anda akan dihapus pada {date}',
  'settings.deletionText':
    'Sampai saat itu semuanya berjalan seperti biasa. Jika berubah pikiran, pertahankan akun Anda.',
  'settings.keep': 'Pertahankan akun saya',
  'settings.keepLater': 'Nanti saja',
  'settings.kept': 'Akun Anda tetap ada. Kami senang Anda di sini.',

  'settings.logOutText': 'Hanya di peramban ini.',
  'settings.loggingOut': 'Sedang keluar …',
  'settings.loading': 'Memuat',

  'settings.kids': 'Profil anak',
  'settings.kidsText':
    'Pengaturan akun untuk orang dewasa. Keluar dari profil ini untuk melihatnya.',
  'settings.kidsLeave': 'Keluar dari profil anak',

  'userInfo.name': 'Nama Anda',
  'userInfo.email': 'Alamat email Anda',
  'userInfo.emailText':
    'Kami mengirim tautan ke alamat baru. Alamat yang sekarang tetap berlaku sampai Anda membuka tautan itu.',
  'userInfo.newEmail': 'Alamat email baru',
  'userInfo.phone': 'Nomor telepon Anda',
  'userInfo.phoneText': 'Kami mengirim kode lewat SMS untuk memastikan nomor itu milik Anda.',
  'userInfo.phoneCode': 'Konfirmasi nomor telepon Anda',
  'userInfo.phoneCodeText': 'Kami akan mengirim kode {length} angka ke {phone}.',
  'userInfo.phoneCodeSend': 'Kirim kode',
  'userInfo.phoneDone': 'Nomor telepon Anda sudah dikonfirmasi.',
  'userInfo.country': 'Negara Anda',
  'userInfo.chooseCountry': 'Silakan pilih',
  'userInfo.password': 'Kata sandi Anda',
  'userInfo.currentPassword': 'Kata sandi saat ini',
  'userInfo.newPassword': 'Kata sandi baru',
  'userInfo.passwordDone':
    'Kata sandi baru sudah tersimpan. Perangkat Anda yang lain sudah dikeluarkan.',
  'userInfo.passwordLink':
    'Kami mengirim tautan ke {email} untuk membuat kata sandi. Setelah itu Anda dapat masuk dengan kedua cara.',
  'userInfo.passwordNoEmail':
    'Untuk membuat kata sandi, tambahkan alamat email dahulu. Tautannya kami kirim ke sana.',
  'userInfo.passwordSent': 'Tautan sedang dikirim ke {email}.',
  'userInfo.sendLink': 'Kirim tautan',
  'userInfo.save': 'Simpan',
};
