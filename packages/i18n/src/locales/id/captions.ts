import type { captions as english } from '../en/captions.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of subtitles, the transcript and other screens. */
export const captions: Record<Keys, string> = {
  'captions.back': 'Kembali ke subtitel',
  'captions.second': 'Subtitel kedua',
  'captions.look': 'Tampilan',
  'captions.timing': 'Waktu',
  'captions.offset': '{seconds} dtk',
  'captions.earlier': 'Setengah detik lebih awal',
  'captions.later': 'Setengah detik lebih lambat',
  'captions.timingReset': 'Atur ulang waktu',
  'captions.transcript': 'Transkrip',
  'captions.transcriptClose': 'Tutup transkrip',
  'captions.language': 'Bahasa',
  'captions.trackDescription': '{language} (deskripsi audio)',
  'captions.trackCommentary': '{language} (komentar)',
  'captions.trackDeaf': '{language} (untuk penonton tuli)',
  'captions.none': 'Tidak ada',
  'captions.search': 'Cari di transkrip',
  'captions.found_other': '{count} baris ditemukan',
  'captions.nothing': 'Tidak ada baris yang cocok',
  'captions.backToNow': 'Kembali ke baris saat ini',
  'captions.repeat': 'Ulangi baris ini',
  'captions.repeatStop': 'Berhenti mengulang',
  'captions.loading': 'Memuat transkrip …',
  'captions.chooseLanguage': 'Pilih bahasa untuk membaca sambil menonton.',
  'captions.failed': 'Transkrip tidak dapat dimuat. Video tetap berjalan.',
  'captions.cast': 'Putar di layar lain',
  'captions.castConnecting': 'Menghubungkan ke layar lain …',
  'captions.castConnected': 'Diputar di layar lain',
  'captions.helpTranscript': 'Transkrip',
  'captions.helpRepeat': 'Ulangi baris',
  'captions.helpTiming': 'Subtitel lebih awal atau lebih lambat',
};
