import type { support as english } from '../en/support.ts';

/** The page to write to support, and the dialog that reports a problem with a title. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'Khidmat pelanggan',
  'support.lead':
    'Tulislah kepada kami. Kakitangan kami membacanya dan menjawab melalui e-mel, biasanya dalam dua hari bekerja.',
  'support.subject': 'Subjek',
  'support.chooseSubject': 'Pilih subjek',
  'support.noSubjects': 'Tiada subjek buat masa ini',
  'support.noSubjectsText': 'Sila hantar e-mel sahaja.',
  'support.message': 'Mesej',
  'support.messageHint': 'Apa yang berlaku, pada peranti apa, dan apa yang anda jangkakan?',
  'support.file': 'Fail (pilihan)',
  'support.chooseFile': 'Pilih fail',
  'support.dropFile': 'atau letakkan di sini',
  'support.fileHint': 'Satu fail. Jenisnya bergantung pada subjek.',
  'support.formats': '{formats}: sehingga {size}',
  'support.removeFile': 'Buang {name}',
  'support.fileType': 'Jenis Fail Tidak Disokong!',
  'support.fileSize': 'Saiz fail melebihi had. Sila muat naik fail yang lebih kecil.',
  'support.consent':
    'Saya bersetuju mesej dan fail saya disimpan untuk menjawab saya, seperti dinyatakan dalam {privacy}.',
  'support.privacyLink': 'dasar privasi',
  'support.send': 'Hantar',
  'support.uploading': 'Memuat naik {name}',
  'support.uploaded': 'Telah dimuat naik. Sebentar …',
  'support.beforeTitle': 'Mungkin sudah terjawab',
  'support.beforeText':
    'Kebanyakan soalan tentang pelan, televisyen dan kata laluan terjawab di pusat bantuan.',
  'support.mailTitle': 'Lebih suka e-mel?',
  'report.title': 'Laporkan masalah',
  'report.what': 'Apa yang tidak kena?',
  'report.PICTURE': 'Gambar',
  'report.SOUND': 'Bunyi',
  'report.SUBTITLES': 'Sari kata',
  'report.STOPS': 'Terhenti atau tidak bermula',
  'report.INFORMATION': 'Tajuk, keterangan atau poster',
  'report.OTHER': 'Perkara lain',
  'report.at': 'Pada {time}',
  'report.more': 'Ceritakan lagi (pilihan)',
  'report.send': 'Hantar laporan',
  'report.note': 'Kami menjawab melalui e-mel jika perlu tahu lebih lanjut.',
};
