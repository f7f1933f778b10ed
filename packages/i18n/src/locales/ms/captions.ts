import type { captions as english } from '../en/captions.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of subtitles and study mode in the player. The texts of their look are in the settings. */
export const captions: Record<Keys, string> = {
  'captions.back': 'Kembali ke sari kata',
  'captions.second': 'Sari kata kedua',
  'captions.look': 'Rupa',
  'captions.timing': 'Masa',
  'captions.offset': '{seconds} s',
  'captions.earlier': 'Setengah saat lebih awal',
  'captions.later': 'Setengah saat lebih lewat',
  'captions.timingReset': 'Tetapkan semula masa',
  'captions.transcript': 'Transkrip',
  'captions.transcriptClose': 'Tutup transkrip',
  'captions.language': 'Bahasa',
  'captions.trackDescription': '{language} (huraian audio)',
  'captions.trackCommentary': '{language} (ulasan)',
  'captions.trackDeaf': '{language} (untuk orang pekak dan kurang pendengaran)',
  'captions.none': 'Tiada',
  'captions.search': 'Cari dalam transkrip',
  'captions.found_other': '{count} baris ditemui',
  'captions.nothing': 'Tiada baris yang sepadan',
  'captions.backToNow': 'Kembali ke baris semasa',
  'captions.repeat': 'Ulang baris ini',
  'captions.repeatStop': 'Henti ulang',
  'captions.loading': 'Memuatkan transkrip …',
  'captions.chooseLanguage': 'Pilih bahasa untuk membaca sambil menonton.',
  'captions.failed': 'Transkrip tidak dapat dimuatkan. Video terus dimainkan.',
  'captions.cast': 'Mainkan pada skrin lain',
  'captions.castConnecting': 'Menyambung ke skrin lain …',
  'captions.castConnected': 'Dimainkan pada skrin lain',
  'captions.helpTranscript': 'Transkrip',
  'captions.helpRepeat': 'Ulang baris',
  'captions.helpTiming': 'Sari kata lebih awal atau lebih lewat',
};
