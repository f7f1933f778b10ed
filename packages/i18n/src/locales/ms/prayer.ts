import type { prayer as english } from '../en/prayer.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of prayer times, reminders and Ramadan. */
export const prayer: Record<Keys, string> = {
  'prayer.title': 'Waktu solat',
  'prayer.text':
    'Pada peranti ini sahaja. Waktunya dikira di sini, dan lokasi anda tidak pernah meninggalkan peranti ini.',
  'prayer.on': 'Waktu solat pada peranti ini',
  'prayer.onText': 'Waktu hari ini, peringatan, dan kira detik Ramadan.',
  'prayer.fajr': 'Subuh',
  'prayer.sunrise': 'Syuruk',
  'prayer.dhuhr': 'Zuhur',
  'prayer.asr': 'Asar',
  'prayer.maghrib': 'Maghrib',
  'prayer.isha': 'Isyak',
  'prayer.today': 'Waktu hari ini',
  'prayer.next': 'Seterusnya',
  'prayer.zone': 'Mengikut waktu tempatan di sini.',
  'prayer.approximate':
    'Waktu kiraan boleh berbeza beberapa minit daripada masjid anda. Jika ragu, ikutlah masjid anda.',

  'prayer.place': 'Tempat',
  'prayer.placeNone': 'Pilih tempat untuk melihat waktunya.',
  'prayer.placeNear': 'Dekat {city}',
  'prayer.placeHere': 'Lokasi anda (anggaran)',
  'prayer.city': 'Bandar',
  'prayer.cityChoose': 'Pilih bandar',
  'prayer.locate': 'Guna lokasi saya',
  'prayer.locating': 'Mencari lokasi anda …',
  'prayer.locateText':
    'Disimpan pada peranti ini sahaja. Lokasi anda dibundarkan kepada kira-kira 10 km.',
  'prayer.locateDenied':
    'Pelayar anda tidak berkongsi lokasi dengan kami. Benarkan dalam tetapan pelayar, atau pilih bandar.',
  'prayer.locateFailed': 'Lokasi anda tidak ditemui. Cuba lagi, atau pilih bandar.',

  'prayer.remind': 'Ingatkan saya sebelum solat',
  'prayer.remindText': 'Notis senyap semasa halaman terbuka.',
  'prayer.when': 'Masa peringatan',
  'prayer.whenText': 'Sebelum setiap solat lima waktu.',
  'prayer.minutes_other': '{count} minit sebelum',
  'prayer.atTime': 'Tepat pada waktunya',
  'prayer.pause': 'Jeda pemain pada waktu solat',
  'prayer.pauseText': 'Ia menunggu sehingga anda menekan Sambung. Saluran langsung tidak dijeda.',

  'prayer.method': 'Kaedah kiraan',
  'prayer.methodText': 'Pilih yang diikuti masjid anda.',
  'prayer.automatic': 'Automatik: {choice}',
  'prayer.method.MuslimWorldLeague': 'Liga Dunia Islam',
  'prayer.method.UmmAlQura': 'Ummul Qura, Makkah',
  'prayer.method.Egyptian': 'Pihak Berkuasa Ukur Mesir',
  'prayer.method.Karachi': 'Universiti Sains Islam, Karachi',
  'prayer.method.Turkey': 'Diyanet, Türkiye',
  'prayer.method.Tehran': 'Institut Geofizik, Tehran',
  'prayer.method.Dubai': 'Dubai',
  'prayer.method.Kuwait': 'Kuwait',
  'prayer.method.Qatar': 'Qatar',
  'prayer.method.Singapore': 'MUIS, Singapura',
  'prayer.method.Indonesia': 'Kemenag, Indonesia',
  'prayer.method.Malaysia': 'JAKIM, Malaysia',
  'prayer.method.NorthAmerica': 'ISNA, Amerika Utara',
  'prayer.method.MoonsightingCommittee': 'Moonsighting Committee',
  'prayer.school': 'Asar',
  'prayer.schoolText':
    'Biasa ialah waktu mazhab Syafie, Maliki dan Hanbali; mazhab Hanafi lebih lewat.',
  'prayer.school.shafi': 'Biasa',
  'prayer.school.hanafi': 'Hanafi',

  'prayer.ramadan': 'Ramadan',
  'prayer.ramadanText': 'Kiraan detik ke iftar dan ke akhir sahur di laman utama.',
  'prayer.ramadan.auto': 'Dalam bulan Ramadan, mengikut kalendar',
  'prayer.ramadan.on': 'Sentiasa dipaparkan',
  'prayer.ramadan.off': 'Mati',
  'prayer.hijri': 'Tarikh Hijrah',
  'prayer.hijriText': 'Jika anak bulan kelihatan pada hari lain daripada kalendar Ummul Qura.',
  'prayer.hijri.behind': 'Sehari lebih lewat',
  'prayer.hijri.same': 'Kalendar Ummul Qura',
  'prayer.hijri.ahead': 'Sehari lebih awal',

  'prayer.soon_other': '{prayer} dalam {count} minit lagi, pada {time}.',
  'prayer.now.fajr': 'Sudah masuk waktu Subuh',
  'prayer.now.dhuhr': 'Sudah masuk waktu Zuhur',
  'prayer.now.asr': 'Sudah masuk waktu Asar',
  'prayer.now.maghrib': 'Sudah masuk waktu Maghrib',
  'prayer.now.isha': 'Sudah masuk waktu Isyak',
  'prayer.paused': 'Video dijeda dan menunggu anda. Semoga Allah menerima solat anda.',
  'prayer.iftarNow': 'Sudah masuk waktu berbuka puasa.',
  'prayer.resume': 'Sambung',

  'prayer.iftarIn': 'Iftar dalam {time} lagi',
  'prayer.suhoorIn': 'Sahur berakhir dalam {time} lagi',
  'prayer.hideToday': 'Sembunyikan hari ini',
};
