import type { settings as english } from '../en/settings.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the settings: account, devices, sessions, privacy. */
export const settings: Record<Keys, string> = {
  'settings.sections': 'Bahagian tetapan',
  'settings.all': 'Semua tetapan',
  'settings.intro': 'Log masuk sebagai {name}',
  'settings.change': 'Ubah',
  'settings.changeIt': 'Ubah: {what}',
  'settings.add': 'Tambah',
  'settings.addIt': 'Tambah: {what}',
  'settings.confirm': 'Sahkan',
  'settings.confirmIt': 'Sahkan: {what}',
  'settings.resendTo': 'Hantar pautan lagi ke {email}',
  'settings.emailWaits': 'Bertukar kepada {email} selepas disahkan',
  'settings.cancelChange': 'Batalkan penukaran kepada {email}',
  'settings.missing': 'Belum diisi',
  'settings.confirmed': 'Disahkan',
  'settings.notConfirmed': 'Belum disahkan',
  'settings.saved': 'Disimpan.',
  'settings.cancel': 'Batal',

  'settings.accountText': 'Nama anda dan cara menghubungi anda.',
  'settings.country': 'Negara',
  'settings.phoneUse': 'Nombor yang telah disahkan boleh digunakan untuk log masuk.',

  'settings.password': 'Kata laluan',
  'settings.passwordText': 'Peranti anda yang lain akan dilog keluar apabila anda menukarnya.',
  'settings.passwordSet': 'Anda ada kata laluan',
  'settings.passwordNone': 'Anda belum ada kata laluan. Anda log masuk melalui perkhidmatan lain.',
  'settings.setPassword': 'Tetapkan kata laluan',

  'settings.planText': 'Pelan anda, dan sehingga bila ia telah dibayar.',
  'settings.nextCharge': 'Caj seterusnya',
  'settings.extraDays': 'Hari tambahan',
  'settings.extraDaysUntil':
    'Anda boleh menonton sehingga {date}. Hari ini percuma, dan tiada caj dikenakan selepas itu.',
  'settings.extraDaysLater':
    'Ia percuma, dan tarikh caj anda tidak berubah. Ia bermula apabila tempoh yang telah dibayar habis, jika pelan tamat atau bayaran gagal.',
  'settings.sharedPlanTitle': 'Pelan keluarga anda',
  'settings.sharedPlan': 'Anda menonton dengan pelan keluarga anda. Pemiliknya yang mengurus.',
  'settings.noPlanTitle': 'Belum ada pelan',
  'settings.seePlans': 'Lihat pelan',
  'settings.streams_other': '{count} skrin serentak',
  'settings.familySeats_other': 'untuk anda dan {count} orang lagi',

  'settings.devices': 'Peranti',
  'settings.devicesText': 'Peranti yang boleh menonton, dan di mana anda log masuk.',
  'settings.devicesMay': 'Peranti yang boleh menonton',
  'settings.devicesCount': '{used} daripada {most} digunakan',
  'settings.devicesNone': 'Belum ada peranti yang menonton dengan akaun ini.',
  'settings.thisDevice': 'Peranti ini',
  'settings.deviceOver': 'Tidak boleh menonton: melebihi had',
  'settings.lastUsed': 'Kali terakhir digunakan {time}',
  'settings.now': 'sebentar tadi',
  'settings.signOut': 'Log keluar',
  'settings.signOutOf': 'Log keluar {device}',
  'settings.signOutDevice': 'Log keluar peranti ini?',
  'settings.signOutDeviceText':
    '{device} akan dilog keluar dan tidak lagi dikira dalam had anda. Apa yang telah ditonton kekal dalam akaun anda.',
  'settings.deletesLeft_other':
    'Anda boleh membuang {count} peranti lagi dalam 30 hari akan datang.',
  'settings.deletesNone':
    'Had membuang peranti dalam 30 hari telah dicapai. Sila cuba lagi kemudian.',
  'settings.deviceGone': '{device} telah dilog keluar.',
  'settings.devicesModal': 'Peranti anda',
  'settings.devicesModalDone': 'Kini anda boleh menonton pada peranti ini.',
  'settings.sessions': 'Di mana anda log masuk',
  'settings.sessionsText':
    'Ada yang anda tidak kenal? Log keluar di situ dan tukar kata laluan anda.',
  'settings.signOutSession': 'Tamatkan sesi ini?',
  'settings.signOutSessionText': '{device} perlu log masuk semula. Yang lain tidak berubah.',
  'settings.everywhere': 'Log keluar dari semua tempat',
  'settings.everywhereElse': 'Dari semua tempat lain',
  'settings.everywhereElseTitle': 'Log keluar dari semua tempat lain?',
  'settings.everywhereElseText':
    'Setiap pelayar, telefon dan TV lain perlu log masuk semula. Di sini anda kekal log masuk.',
  'settings.everywhereElseDone_other': 'Dilog keluar dari {count} tempat.',
  'settings.everywhereHere': 'Dari semua tempat, termasuk di sini',
  'settings.everywhereHereTitle': 'Log keluar dari semua tempat?',
  'settings.everywhereHereText':
    'Setiap pelayar, telefon dan TV, termasuk yang ini, perlu log masuk semula.',

  'settings.profiles': 'Profil',
  'settings.profilesText':
    'Setiap orang di rumah ada senarai, kemajuan tontonan dan bahasanya sendiri.',
  'settings.profilesManage': 'Urus profil',
  'settings.profileNow': 'Sedang digunakan',
  'settings.profileKids': 'Kanak-kanak',
  'settings.profileDefault': 'Profil utama',

  'settings.playback': 'Main balik',
  'settings.playbackFor': 'Untuk profil {name}.',
  'settings.autoNext': 'Mainkan episod seterusnya secara automatik',
  'settings.autoNextText': 'Apabila satu episod tamat, yang seterusnya bermula.',
  'settings.autoPreview': 'Mainkan pratonton secara automatik',
  'settings.autoPreviewText': 'Treler pendek tanpa bunyi semasa anda melayari.',
  'settings.subtitlesAlways': 'Sentiasa tunjukkan sari kata',
  'settings.subtitlesAlwaysText':
    'Pada peranti ini. Dalam bahasa laman, sehingga anda memilih bahasa lain dalam pemain.',
  'settings.quality': 'Kualiti gambar',
  'settings.qualityText': 'Pada peranti ini. Kualiti lebih tinggi menggunakan lebih banyak data.',
  'settings.qualityAuto': 'Automatik',
  'settings.qualityBest': 'Terbaik, sehingga 1080p',
  'settings.qualityGood': 'Bagus, sehingga 720p',
  'settings.qualitySaver': 'Jimat data, sehingga 480p',
  'settings.qualityOwn': 'Sehingga {height}p',

  'settings.subtitles': 'Sari kata',
  'settings.subtitlesText': 'Rupanya dalam pemain pada peranti ini.',
  'settings.subtitlesSample': 'Bintang masih bersinar\nketika mereka pulang.',
  'settings.subtitlesPreview': 'Beginilah rupanya',
  'settings.size': 'Saiz',
  'settings.size.small': 'Kecil',
  'settings.size.medium': 'Sederhana',
  'settings.size.large': 'Besar',
  'settings.size.huge': 'Sangat besar',
  'settings.colour': 'Warna',
  'settings.colour.white': 'Putih',
  'settings.colour.yellow': 'Kuning',
  'settings.colour.cyan': 'Biru muda',
  'settings.colour.green': 'Hijau',
  'settings.background': 'Latar',
  'settings.background.none': 'Tiada',
  'settings.background.soft': 'Lembut',
  'settings.background.solid': 'Pekat',
  'settings.position': 'Kedudukan',
  'settings.position.low': 'Bawah',
  'settings.position.raised': 'Agak tinggi',
  'settings.position.top': 'Atas',
  'settings.edge': 'Tepi huruf',
  'settings.edge.shadow': 'Bayang',
  'settings.edge.outline': 'Garis luar',
  'settings.subtitlesReset': 'Kembali ke asal',

  'settings.languageText': 'Bahasa halaman, dan bahasa profil.',
  'settings.languagePages': 'Bahasa halaman',
  'settings.languageProfile': 'Bahasa profil {name}',
  'settings.languageProfileText': 'Digunakan apabila profil ini dipilih.',

  'settings.notifications': 'Pemberitahuan',
  'settings.notificationsText': 'Bila kami boleh memberitahu anda tentang episod baharu.',
  'settings.push': 'Episod baharu, pada peranti ini',
  'settings.pushText':
    'Apabila anda selesai menonton episod terakhir sesebuah siri, kami memberitahu anda apabila yang seterusnya tiba. Tidak sekali-kali antara pukul 10 malam dan 8 pagi.',
  'settings.pushDenied':
    'Pelayar anda menyekat pemberitahuan daripada {brand}. Benarkan dalam tetapan pelayar untuk laman ini, kemudian muat semula halaman.',
  'settings.pushHomeScreen':
    'Pada iPhone atau iPad, tambah {brand} ke skrin utama, kemudian buka dari sana untuk menghidupkannya.',
  'settings.pushUnsupported': 'Pelayar ini tidak dapat menunjukkan pemberitahuan.',
  'settings.pushOthers_other': 'Juga hidup untuk profil ini pada {count} peranti lain.',
  'settings.episodeMails': 'Episod baharu, melalui e-mel',
  'settings.episodeMailsText':
    'Apabila anda selesai menonton episod terakhir sesebuah siri, kami menulis kepada anda apabila yang seterusnya tiba. Paling kerap sekali sehari bagi setiap siri.',
  'settings.episodeMailsUnverified': 'Sahkan alamat e-mel anda dahulu.',
  'settings.owedMails': 'E-mel tentang akaun dan bayaran anda tidak boleh dimatikan.',
  'episodeMails.title': 'E-mel tentang episod baharu',
  'episodeMails.text': 'Tidak mahu lagi e-mel ini untuk profil ini?',
  'episodeMails.stop': 'Matikan',
  'episodeMails.stopped': 'E-mel ini telah dimatikan',
  'episodeMails.stoppedText':
    'Kami tidak lagi menulis tentang episod baharu untuk profil ini. Anda boleh menghidupkannya semula dalam tetapan.',
  'episodeMails.failed': 'Pautan ini tidak berfungsi',
  'episodeMails.failedText':
    'Mungkin ia tidak lengkap. Buka sekali lagi dari e-mel itu, atau matikan e-mel dalam tetapan.',

  'settings.privacy': 'Kuki dan privasi',
  'settings.privacyText': 'Lihat, muat turun atau padam apa yang kami simpan tentang anda.',
  'settings.cookiesText': 'Kuki pilihan yang boleh kami gunakan.',
  'settings.export': 'Eksport data saya',
  'settings.exportText':
    'Satu fail dengan semua yang kami simpan tentang anda: akaun, profil, senarai dan sejarah.',
  'settings.exportStart': 'Muat turun',
  'settings.exportBusy': 'Mengumpulkan data anda …',
  'settings.exportDone': 'Fail anda telah dimuat turun.',
  'settings.delete': 'Padam akaun saya',
  'settings.deleteText':
    'Akaun anda dipadam selepas 14 hari. Sehingga itu anda boleh mengubah fikiran.',
  'settings.deleteOpen': 'Padam',
  'settings.deleteGoes': 'Dipadam selepas 14 hari',
  'settings.deleteGoesList':
    'Nama, alamat e-mel dan nombor telefon anda\nSemua profil, senarai dan sejarah tontonan\nSemua peranti dan sesi',
  'settings.deleteStays': 'Disimpan kerana dikehendaki undang-undang',
  'settings.deleteStaysList': 'Resit bayaran, tanpa profil dan tontonan anda',
  'settings.deleteNow':
    'Anda dilog keluar serta-merta dari semua tempat lain. Selama 14 hari anda boleh log masuk dan mengekalkan akaun.',
  'settings.deletePassword': 'Kata laluan anda, untuk memastikan ini anda',
  'settings.deleteNoPassword':
    'Akaun anda belum ada kata laluan. Tetapkan dahulu, supaya tiada orang lain boleh memadam akaun anda.',
  'settings.deleteSubmit': 'Padam akaun saya',
  'settings.deletionTitle': 'Berubah fikiran?',
  'settings.deletionOn': 'Akaun anda akan dipadam pada {date}',
  'settings.deletionText':
    'Sehingga itu semuanya berjalan seperti biasa. Jika berubah fikiran, kekalkan akaun anda.',
  'settings.keep': 'Kekalkan akaun saya',
  'settings.keepLater': 'Bukan sekarang',
  'settings.kept': 'Akaun anda kekal. Kami gembira anda di sini.',

  'settings.logOutText': 'Pada pelayar ini sahaja.',
  'settings.loggingOut': 'Sedang log keluar …',
  'settings.loading': 'Memuatkan',

  'settings.kids': 'Profil kanak-kanak',
  'settings.kidsText':
    'Tetapan akaun adalah untuk orang dewasa. Keluar daripada profil ini untuk melihatnya.',
  'settings.kidsLeave': 'Keluar daripada profil kanak-kanak',

  'userInfo.name': 'Nama anda',
  'userInfo.email': 'Alamat e-mel anda',
  'userInfo.emailText':
    'Kami menghantar pautan ke alamat baharu. Alamat sekarang kekal sah sehingga anda membuka pautan itu.',
  'userInfo.newEmail': 'Alamat e-mel baharu',
  'userInfo.phone': 'Nombor telefon anda',
  'userInfo.phoneText': 'Kami menghantar kod melalui SMS untuk memastikan nombor itu milik anda.',
  'userInfo.phoneCode': 'Sahkan nombor telefon anda',
  'userInfo.phoneCodeText': 'Kami akan menghantar kod {length} angka ke {phone}.',
  'userInfo.phoneCodeSend': 'Hantar kod',
  'userInfo.phoneDone': 'Nombor telefon anda telah disahkan.',
  'userInfo.country': 'Negara anda',
  'userInfo.chooseCountry': 'Sila pilih',
  'userInfo.password': 'Kata laluan anda',
  'userInfo.currentPassword': 'Kata laluan semasa',
  'userInfo.newPassword': 'Kata laluan baharu',
  'userInfo.passwordDone':
    'Kata laluan baharu anda telah disimpan. Peranti anda yang lain telah dilog keluar.',
  'userInfo.passwordLink':
    'Kami menghantar pautan ke {email} untuk menetapkan kata laluan. Selepas itu anda boleh log masuk dengan dua cara.',
  'userInfo.passwordNoEmail':
    'Untuk menetapkan kata laluan, tambah alamat e-mel dahulu. Pautannya kami hantar ke sana.',
  'userInfo.passwordSent': 'Pautan sedang dihantar ke {email}.',
  'userInfo.sendLink': 'Hantar pautan',
  'userInfo.save': 'Simpan',
};
