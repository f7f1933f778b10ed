/** One sentence of the narrator in the three subtitle languages of the demo clips. */
export type Line = readonly [en: string, ar: string, tr: string];

/** Subtitle languages in the order of a line, with their names in their own script. */
export const SUBTITLES = [
  { language: 'en', name: 'English' },
  { language: 'ar', name: 'العربية' },
  { language: 'tr', name: 'Türkçe' },
] as const;
