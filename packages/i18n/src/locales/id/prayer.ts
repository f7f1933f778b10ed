import type { prayer as english } from '../en/prayer.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of prayer times and of Ramadan. */
export const prayer: Record<Keys, string> = {
  'prayer.title': 'Waktu salat',
  'prayer.text':
    'Hanya di perangkat ini. Waktunya dihitung di sini, dan lokasi Anda tidak pernah meninggalkan perangkat ini.',
  'prayer.on': 'Waktu salat di perangkat ini',
  'prayer.onText': 'Waktu hari ini, pengingat, dan hitung mundur Ramadan.',
  'prayer.fajr': 'Subuh',
  'prayer.sunrise': 'Terbit',
  'prayer.dhuhr': 'Zuhur',
  'prayer.asr': 'Asar',
  'prayer.maghrib': 'Magrib',
  'prayer.isha': 'Isya',
  'prayer.today': 'Waktu hari ini',
  'prayer.next': 'Berikutnya',
  'prayer.zone': 'Dalam waktu setempat.',
  'prayer.approximate':
    'Waktu hitungan dapat berbeda beberapa menit dari masjid Anda. Jika ragu, ikuti masjid Anda.',

  'prayer.place': 'Tempat',
  'prayer.placeNone': 'Pilih tempat untuk melihat waktunya.',
  'prayer.placeNear': 'Dekat {city}',
  'prayer.placeHere': 'Lokasi Anda, kira-kira',
  'prayer.city': 'Kota',
  'prayer.cityChoose': 'Pilih kota',
  'prayer.locate': 'Pakai lokasi saya',
  'prayer.locating': 'Mencari lokasi Anda …',
  'prayer.locateText': 'Hanya disimpan di perangkat ini. Lokasi Anda dibulatkan ke sekitar 10 km.',
  'prayer.locateDenied':
    'Peramban Anda tidak membagikan lokasi kepada kami. Izinkan di pengaturan peramban, atau pilih kota.',
  'prayer.locateFailed': 'Lokasi Anda tidak ditemukan. Coba lagi, atau pilih kota.',

  'prayer.remind': 'Ingatkan saya sebelum salat',
  'prayer.remindText': 'Pemberitahuan yang tidak mengganggu, selama halaman terbuka.',
  'prayer.when': 'Kapan mengingatkan',
  'prayer.whenText': 'Sebelum masing-masing dari lima salat.',
  'prayer.minutes_other': '{count} menit sebelumnya',
  'prayer.atTime': 'Tepat pada waktunya',
  'prayer.pause': 'Jeda pemutar pada waktu salat',
  'prayer.pauseText':
    'Pemutar menunggu hingga Anda menekan Lanjutkan. Saluran langsung tidak dijeda.',

  'prayer.method': 'Metode perhitungan',
  'prayer.methodText': 'Pilih yang diikuti masjid Anda.',
  'prayer.automatic': 'Otomatis: {choice}',
  'prayer.method.MuslimWorldLeague': 'Liga Muslim Dunia',
  'prayer.method.UmmAlQura': 'Ummul Qura, Makkah',
  'prayer.method.Egyptian': 'Otoritas Survei Mesir',
  'prayer.method.Karachi': 'Universitas Ilmu Islam, Karachi',
  'prayer.method.Turkey': 'Diyanet, Turki',
  'prayer.method.Tehran': 'Institut Geofisika, Teheran',
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
    'Standar adalah waktu mazhab Syafi’i, Maliki, dan Hanbali; mazhab Hanafi lebih akhir.',
  'prayer.school.shafi': 'Standar',
  'prayer.school.hanafi': 'Hanafi',

  'prayer.ramadan': 'Ramadan',
  'prayer.ramadanText': 'Hitung mundur menuju buka puasa dan akhir sahur di beranda.',
  'prayer.ramadan.auto': 'Pada bulan Ramadan, menurut kalender',
  'prayer.ramadan.on': 'Selalu tampil',
  'prayer.ramadan.off': 'Mati',
  'prayer.hijri': 'Tanggal Hijriah',
  'prayer.hijriText': 'Jika hilal terlihat pada hari yang berbeda dari kalender Ummul Qura.',
  'prayer.hijri.behind': 'Satu hari lebih lambat',
  'prayer.hijri.same': 'Kalender Ummul Qura',
  'prayer.hijri.ahead': 'Satu hari lebih cepat',

  'prayer.soon_other': '{prayer} {count} menit lagi, pukul {time}.',
  'prayer.now.fajr': 'Sudah masuk waktu Subuh',
  'prayer.now.dhuhr': 'Sudah masuk waktu Zuhur',
  'prayer.now.asr': 'Sudah masuk waktu Asar',
  'prayer.now.maghrib': 'Sudah masuk waktu Magrib',
  'prayer.now.isha': 'Sudah masuk waktu Isya',
  'prayer.paused': 'Video dijeda dan menunggu Anda. Semoga Allah menerima salat Anda.',
  'prayer.iftarNow': 'Sudah waktunya berbuka puasa.',
  'prayer.resume': 'Lanjutkan',

  'prayer.iftarIn': 'Buka puasa {time} lagi',
  'prayer.suhoorIn': 'Sahur berakhir {time} lagi',
  'prayer.hideToday': 'Sembunyikan hari ini',
};
