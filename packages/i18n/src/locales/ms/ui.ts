import type { ui as english } from '../en/ui.ts';
import { account } from './account.ts';
import { billing } from './billing.ts';
import { browse } from './browse.ts';
import { campaign } from './campaign.ts';
import { captions } from './captions.ts';
import { channels } from './channels.ts';
import { family } from './family.ts';
import { http } from './http.ts';
import { landing } from './landing.ts';
import { payment } from './payment.ts';
import { popups } from './popups.ts';
import { prayer } from './prayer.ts';
import { profiles } from './profiles.ts';
import { settings } from './settings.ts';
import { social } from './social.ts';
import { statics } from './statics.ts';
import { support } from './support.ts';
import { television } from './television.ts';
import { watching } from './watching.ts';
import { withdrawal } from './withdrawal.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the web client. */
export const ui: Record<Keys, string> = {
  ...account,
  ...billing,
  ...browse,
  ...campaign,
  ...captions,
  ...channels,
  ...family,
  ...http,
  ...landing,
  ...payment,
  ...popups,
  ...prayer,
  ...profiles,
  ...settings,
  ...social,
  ...statics,
  ...support,
  ...television,
  ...watching,
  ...withdrawal,
  'loadingPage.unexpectedError': 'Ralat tidak dijangka berlaku, sila cuba lagi!',
  'errors.unexpectedErrorHappened': 'Ralat tidak dijangka berlaku, sila cuba lagi!',

  'nav.main': 'Menu utama',
  'nav.places': 'Bahagian',
  'nav.skip': 'Terus ke kandungan',
  'nav.home': 'Utama',
  'nav.search': 'Cari',
  'nav.liveTv': 'TV Langsung',
  'nav.myList': 'Senarai Saya',
  'nav.plans': 'Pelan',
  'nav.account': 'Akaun',
  'nav.language': 'Bahasa',

  'account.logIn': 'Log masuk',
  'account.logOut': 'Log keluar',
  'account.subscribe': 'Langgan',
  'account.menu': 'Menu {name}',
  'account.settings': 'Tetapan',
  'account.family': 'Perkongsian keluarga',
  'account.invitation': 'Jemput rakan',
  'account.paymentHistory': 'Sejarah bayaran',
  'account.help': 'Pusat bantuan',

  'action.play': 'Main',
  'action.playEpisode': 'Main {episode}',
  'action.resume': 'Sambung {episode}',
  'action.details': 'Butiran',
  'action.like': 'Saya suka',
  'action.dislike': 'Bukan untuk saya',
  'action.share': 'Kongsi',
  'action.back': 'Kembali',
  'action.close': 'Tutup',
  'action.home': 'Laman utama',
  'action.tryAgain': 'Cuba Lagi',

  'state.starting': 'Menyalakan pelita …',
  'state.loading': 'Memuatkan',
  'state.errorTitle': 'Ada yang tidak kena',
  'state.offlineTitle': 'Anda di luar talian',
  'state.offlineText': 'Kami akan bersambung semula apabila talian anda kembali.',
  'offline.banner':
    'Anda di luar talian. Apa yang ada pada skrin kekal; selebihnya dimuatkan apabila anda kembali dalam talian.',
  'offline.copy': 'Anda di luar talian. Inilah paparan terakhir pada peranti ini, pada {time}.',
  'offline.noTitle': 'Tajuk ini tidak dapat dibuka tanpa sambungan.',
  'offline.noPlayer': 'Tiada apa-apa dapat dimainkan tanpa sambungan. Kedudukan anda disimpan.',
  'offline.myList':
    'Anda di luar talian. Senarai Saya akan berubah sebaik sahaja anda kembali dalam talian.',

  'badge.new': 'Baharu',
  'badge.free': 'Percuma',
  'badge.live': 'Langsung',
  'badge.lastChance': 'Peluang terakhir',

  'title.film': 'Filem',
  'title.liked': '{percent}% suka',
  'title.year': '{year}',
  'title.seasons_other': '{count} musim',
  'episode.short': 'M{season}:E{episode}',
  'episode.numbered': '{number}. {title}',
  'time.minutes': '{minutes} min',
  'time.fullHours': '{hours} j',
  'time.hours': '{hours} j {minutes} min',
  'time.left': '{time} lagi',

  'home.description':
    '{brand}: siri, filem dan televisyen langsung untuk seisi keluarga, dengan antara muka dalam dua belas bahasa.',
  'home.empty': 'Belum ada apa-apa di sini',
  'home.liveNow': 'Langsung sekarang',
  'home.allChannels': 'Semua saluran',
  'row.seeAll': 'Lihat semua',
  'row.previous': 'Sebelumnya',
  'row.next': 'Seterusnya',
  'spotlight.role': 'karusel',
  'spotlight.label': 'Pilihan hari ini',
  'spotlight.show': 'Tunjukkan {title}',
  'action.undo': 'Buat asal',
  'continue.menu': 'Pilihan lain untuk {title}',
  'continue.restart': 'Mula dari awal',
  'continue.watched': 'Tandakan sudah ditonton',
  'continue.remove': 'Buang daripada baris',
  'continue.restarted': '{title} akan bermula dari awal.',
  'continue.wasWatched': '{title} ditandakan sudah ditonton.',
  'continue.removed': '{title} dibuang daripada Sambung Tonton.',
  'stale.notice':
    'Katalog tidak dapat dicapai buat masa ini. Anda melihat versi terakhir yang kami muatkan.',
  'preview.label': '{title}: pratonton',
  'preview.play': 'Main {title}',
  'preview.details': 'Butiran {title}',
  'preview.myList': 'Senarai Saya: {title}',
  'trailer.pause': 'Jeda treler',
  'trailer.play': 'Main treler',

  'list.empty': 'Baris ini kosong buat masa ini',
  'list.failed': 'Selebihnya tidak dapat dimuatkan.',
  'sort.label': 'Susun mengikut',
  'sort.default': 'Disyorkan',
  'sort.newest': 'Terbaharu dahulu',
  'sort.title': 'Mengikut tajuk',
  'sort.year': 'Mengikut tahun',

  'detail.episodes': 'Episod',
  'detail.trailers': 'Treler',
  'detail.cast': 'Pelakon',
  'detail.similar': 'Serupa',
  'detail.season': 'Musim',
  'detail.moreEpisodes': 'Lagi episod',
  'detail.noEpisodes': 'Musim ini belum ada episod.',
  'detail.genres': 'Genre',
  'detail.audio': 'Audio',
  'detail.subtitles': 'Sari kata',

  'search.placeholder': 'Siri, filem, orang',
  'search.clear': 'Padam',
  'search.searching': 'Mencari …',
  'search.results': 'Hasil Carian',
  'search.found': 'Hasil carian ditemui untuk “{query}”',
  'search.none': 'Tiada hasil untuk “{query}”',
  'search.noneTitle': 'Tiada hasil',
  'search.noneText': 'Cuba kurangkan huruf, ejaan lain, atau nama seorang pelakon.',
  'search.titleOf': 'Carian: {query}',
  'search.recent': 'Carian terkini',
  'search.forget': 'Padam',
  'search.suggestions': 'Tajuk yang disyorkan',

  'myList.added': '{title} ditambah ke Senarai Saya.',
  'myList.removed': '{title} dibuang daripada Senarai Saya.',
  'myList.empty': 'Senarai anda kosong',
  'myList.emptyText':
    'Tekan Senarai Saya pada mana-mana tajuk untuk menemuinya di sini, pada setiap peranti.',
  'myList.guest': 'Log masuk untuk menyimpan senarai',
  'myList.browse': 'Layari tajuk',

  'modals.title': 'Semua dialog',
  'modals.text': 'Untuk ujian. Namanya seperti dalam kod; tiada apa-apa disimpan.',
  'share.title': 'Kongsi',
  'share.link': 'Pautan',
  'share.copy': 'Salin Pautan',
  'share.copied': 'Disalin',
  'share.byHand':
    'Pelayar ini tidak membenarkan penyalinan: pautannya telah dipilih, salinlah sendiri.',
  'share.email': 'E-mel',

  'cookies.title': 'Kuki',
  'cookies.notice': 'Notis kuki',
  'cookies.text':
    'Kami menggunakan kuki supaya anda kekal log masuk dan, jika anda bersetuju, untuk menambah baik perkhidmatan.',
  'cookies.policy': 'Dasar kuki',
  'cookies.allowAll': 'Terima semua',
  'cookies.preferences': 'Pilihan',
  'cookies.reject': 'Perlu sahaja',
  'cookies.necessary': 'Perlu: sesi, bahasa dan pilihan kuki anda',
  'cookies.functionality': 'Kefungsian: apa yang terakhir ditonton, dan kelantangan',
  'cookies.analytics': 'Analitik: halaman mana yang berfungsi baik dan mana yang tidak',
  'cookies.social': 'Media sosial: perkongsian dan log masuk media sosial',
  'cookies.save': 'Simpan pilihan saya',
  'cookies.needed':
    'Pelayar anda menyekat kuki laman ini, dan tanpanya anda tidak dapat kekal log masuk. Benarkan kuki dalam tetapan pelayar, kemudian cuba lagi.',

  'error.crash': 'Maaf, ada yang tidak kena!',
  'error.crashText': 'Ini kesilapan kami. Memuat semula halaman selalunya membantu.',
  'error.timeout': 'Maaf, masa permintaan tamat!',
  'error.timeoutText': 'Halaman mengambil masa terlalu lama. Semak sambungan anda.',
  'error.server': 'Pelayan tidak menjawab buat seketika. Sila cuba lagi sebentar nanti',
  'error.notFound': 'Halaman ini tidak wujud',
  'error.notFoundText': 'Ia telah dipindahkan, atau pautannya salah.',

  'player.name': 'Pemain',
  'player.back': 'Kembali',
  'player.pause': 'Jeda',
  'player.replay': 'Tonton lagi',
  'player.skipBack': 'Undur 10 saat',
  'player.skipForward': 'Maju 10 saat',
  'player.mute': 'Senyapkan',
  'player.unmute': 'Bunyikan',
  'player.volume': 'Kelantangan',
  'player.timeline': 'Kedudukan',
  'player.timeOf': '{position} daripada {duration}',
  'player.next': 'Episod seterusnya',
  'player.nextChannel': 'Saluran seterusnya',
  'player.subtitlesOff': 'Mati',
  'player.quality': 'Kualiti',
  'player.qualityAuto': 'Auto',
  'player.speed': 'Kelajuan',
  'player.speedNormal': 'Biasa',
  'player.pip': 'Gambar dalam gambar',
  'player.pipExit': 'Tutup gambar dalam gambar',
  'player.fullscreen': 'Skrin penuh',
  'player.fullscreenExit': 'Keluar daripada skrin penuh',
  'player.goLive': 'Ke siaran langsung',
  'player.rating': 'Sesuai untuk {rating}',
  'player.error.network': 'Sambungan terputus',
  'player.error.networkText':
    'Video tidak dapat dicapai. Semak sambungan anda. Kedudukan anda disimpan.',
  'player.error.access': 'Sesi menonton anda telah tamat',
  'player.error.accessText': 'Mula semula untuk menyambung dari tempat anda berhenti.',
  'player.error.missing': 'Video tidak ditemui',
  'player.error.missingText': 'Mungkin ia telah dipindahkan. Kembali dan pilih semula.',
  'player.error.offAir': 'Saluran terhenti seketika',
  'player.error.offAirText': 'Siaran bersambung sendiri sebaik sahaja kembali.',
  'player.error.media': 'Video ini tidak dapat dimainkan',
  'player.error.mediaText':
    'Sebahagian daripadanya tidak dapat dibaca. Mencuba lagi selalunya membantu.',
  'player.error.unsupported': 'Pelayar anda tidak dapat memainkan ini',
  'player.error.unsupportedText': 'Sila kemas kini, atau guna pelayar lain.',
  'player.help': 'Pintasan papan kekunci',
  'player.helpPlayPause': 'Main atau jeda',
  'player.helpSkip': '10 saat ke belakang atau ke hadapan',
  'player.helpStartEnd': 'Ke permulaan atau akhir',
  'player.helpFraction': 'Ke 0-90 peratus',
  'player.helpHelp': 'Tunjukkan pintasan ini',
  'watch.login': 'Log masuk untuk menonton',
  'watch.loginText':
    'Dengan akaun, anda menyambung dari tempat anda berhenti, pada setiap peranti.',
  'watch.packages': 'Termasuk dalam pelan',
  'watch.packagesText':
    'Pilih pelan untuk menonton semuanya. Setiap tajuk menyebut bahasa audio dan sari katanya.',
  'watch.needsPlan': 'Anda perlukan pelan untuk menonton ini, dari {price} sebulan.',
  'watch.handheld': 'Pelan anda untuk telefon dan tablet',
  'watch.handheldText':
    'Pelan ini tidak boleh dimainkan pada peranti ini. Sambung pada telefon atau tablet, atau tukar pelan untuk menonton pada semua skrin.',
  'watch.suspended': 'Pelan anda digantung',
  'watch.suspendedText':
    'Bayaran terakhir gagal. Setelah dibayar, anda boleh menonton semuanya semula.',
  'watch.device': 'Had peranti anda telah dicapai',
  'watch.deviceText': 'Buang satu peranti untuk menonton di sini.',
  'watch.seeDevices': 'Urus peranti',
  'watch.streams': 'Pelan anda sedang digunakan di tempat lain',
  'watch.streamsText_other':
    'Pelan anda membenarkan {count} skrin serentak. Tonton di sini sebagai ganti, atau tunggu sehingga satu kosong.',
  'watch.unknownDevice': 'Peranti lain',
  'watch.justNow': 'sebentar tadi',
  'watch.takeOver': 'Tonton di sini',
  'watch.takeOverFrom': 'Tonton di sini, bukan pada {device}',
  'watch.changeProfile': 'Tukar profil',
  'watch.warning': 'Bukan untuk profil ini',
  'watch.warningText': 'Tajuk ini tidak sesuai untuk profil semasa.',
  'watch.seePlans': 'Lihat pelan',

  'settings.account': 'Akaun',
  'settings.plan': 'Pelan',
  'settings.until': 'Dibayar sehingga',
  'settings.noPlan': 'Anda belum ada pelan. Episod dan filem percuma tetap boleh ditonton.',
  'settings.status.ACTIVE': 'Aktif',
  'settings.status.SUSPENDED': 'Digantung: bayaran terakhir gagal',
  'settings.status.CANCELED': 'Dibatalkan',
  'settings.guest': 'Log masuk untuk melihat tetapan anda.',
};
