import type { support as english } from '../en/support.ts';

/** Texts of customer support and of reports about titles. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'Layanan pelanggan',
  'support.lead':
    'Tulislah kepada kami. Petugas kami membacanya dan menjawab lewat email, biasanya dalam dua hari kerja.',
  'support.subject': 'Subjek',
  'support.chooseSubject': 'Pilih subjek',
  'support.noSubjects': 'Saat ini tidak ada subjek',
  'support.noSubjectsText': 'Silakan tulis email saja.',
  'support.message': 'Pesan',
  'support.messageHint': 'Apa yang terjadi, di perangkat apa, dan apa yang Anda harapkan?',
  'support.file': 'Berkas (opsional)',
  'support.chooseFile': 'Pilih berkas',
  'support.dropFile': 'atau letakkan di sini',
  'support.fileHint': 'Satu berkas. Jenisnya bergantung pada subjek.',
  'support.formats': '{formats}: hingga {size}',
  'support.removeFile': 'Hapus {name}',
  'support.fileType': 'Jenis Berkas Tidak Didukung!',
  'support.fileSize': 'Ukuran berkas melebihi batas. Silakan unggah berkas yang lebih kecil.',
  'support.consent':
    'Saya setuju pesan dan berkas saya disimpan untuk menjawab saya, seperti dijelaskan dalam {privacy}.',
  'support.privacyLink': 'kebijakan privasi',
  'support.send': 'Kirim',
  'support.uploading': 'Mengunggah {name}',
  'support.uploaded': 'Sudah diunggah. Sebentar …',
  'support.beforeTitle': 'Mungkin sudah terjawab',
  'support.beforeText':
    'Sebagian besar pertanyaan tentang paket, televisi, dan kata sandi terjawab di pusat bantuan.',
  'support.mailTitle': 'Lebih suka lewat email?',
  'report.title': 'Laporkan masalah',
  'report.what': 'Apa yang salah?',
  'report.PICTURE': 'Gambar',
  'report.SOUND': 'Suara',
  'report.SUBTITLES': 'Subtitel',
  'report.STOPS': 'Berhenti atau tidak mulai',
  'report.INFORMATION': 'Judul, keterangan, atau sampul',
  'report.OTHER': 'Hal lain',
  'report.at': 'Pada {time}',
  'report.more': 'Ceritakan lebih lanjut (opsional)',
  'report.send': 'Kirim laporan',
  'report.note': 'Kami menjawab lewat email jika perlu tahu lebih banyak.',
};
